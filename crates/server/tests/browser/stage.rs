//! A server, a browser and people in it. What they receive is kept, so that it can be searched for secrets.

use super::tap::Pipe;
use chromiumoxide::{
    Browser, BrowserConfig, Page,
    cdp::{
        browser_protocol::{
            browser::BrowserContextId,
            emulation::SetDeviceMetricsOverrideParams,
            input::{DispatchKeyEventParams, DispatchKeyEventType},
            network::DisableParams as NetworkOff,
            page::CaptureScreenshotFormat,
            target::{CreateBrowserContextParams, CreateTargetParams},
        },
        js_protocol::runtime::{EventConsoleApiCalled, EventExceptionThrown},
    },
    layout::Point,
    page::ScreenshotParams,
};
use futures_util::StreamExt;
use server::{Config, Running, start};
use std::{
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// How long anything may take. Shared machines are slow.
const PATIENCE: Duration = Duration::from_mins(2);

/// A server with a data file of its own, and a browser.
pub struct Stage {
    pub folder: TempDir,
    pub address: SocketAddr,
    running: Option<Running>,
    browser: Browser,
    people: Vec<Arc<Console>>,
}

/// What somebody's browser complained about.
#[derive(Default)]
pub struct Console {
    complaints: Mutex<Vec<String>>,
}

/// Somebody with a browser of their own.
pub struct Person {
    pub page: Page,
    pub context: BrowserContextId,
    /// The way to the server.
    pub pipe: Pipe,
    base: String,
    heard: Arc<Console>,
}

fn config(folder: &TempDir, address: SocketAddr) -> Config {
    Config {
        listen: address,
        data: folder.path().join("stolik.db"),
        rate_limits: false,
        bot_pause: Duration::from_millis(10),
        ..Config::of(catalog::GAMES)
    }
}

impl Stage {
    pub async fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let running = start(config(&folder, "127.0.0.1:0".parse().expect("an address")))
            .await
            .expect("the server starts");
        let program = std::env::var("CHROMIUM").unwrap_or_else(|_| "/usr/bin/chromium".to_owned());
        let browser = BrowserConfig::builder()
            .chrome_executable(program)
            .no_sandbox()
            .user_data_dir(folder.path().join("profile"))
            .request_timeout(PATIENCE)
            .launch_timeout(PATIENCE)
            .args([
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
            ])
            .build()
            .expect("chromium is installed");
        let (browser, mut events) = Browser::launch(browser).await.expect("chromium starts");
        tokio::spawn(async move { while events.next().await.is_some() {} });
        Self {
            folder,
            address: running.address,
            running: Some(running),
            browser,
            people: Vec::new(),
        }
    }

    /// Somebody in a browser without anybody else's cookies.
    pub async fn person(&mut self) -> Person {
        let context = self
            .browser
            .create_browser_context(CreateBrowserContextParams::default())
            .await
            .expect("a context");
        let pipe = Pipe::open(self.address).await;
        self.window(context, pipe).await
    }

    /// One more tab of the same browser.
    pub async fn tab(&mut self, of: &Person) -> Person {
        self.window(of.context.clone(), of.pipe.clone()).await
    }

    async fn window(&mut self, context: BrowserContextId, pipe: Pipe) -> Person {
        let mut target = CreateTargetParams::new("about:blank");
        target.browser_context_id = Some(context.clone());
        let page = self.browser.new_page(target).await.expect("a page");
        let heard = Arc::new(Console::default());
        self.people.push(heard.clone());
        listen(&page, &heard).await;
        let person = Person {
            page,
            context,
            base: format!("http://{}", pipe.address),
            pipe,
            heard,
        };
        person.size(1440, 900).await;
        person
    }

    /// Stops the server and starts it again on the same file and address.
    pub async fn restart(&mut self, pause: Duration) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
        tokio::time::sleep(pause).await;
        let config = config(&self.folder, self.address);
        self.running = Some(start(config).await.expect("the server starts again"));
    }

    /// Nobody's console complained, and nobody received a secret of an unfinished game.
    pub fn check(&self) {
        for heard in &self.people {
            let complaints = heard.complaints.lock().expect("not poisoned");
            assert!(complaints.is_empty(), "{complaints:#?}");
        }
    }

    pub async fn close(mut self) {
        self.check();
        let _ = self.browser.close().await;
        let _ = self.browser.wait().await;
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }
}

async fn listen(page: &Page, heard: &Arc<Console>) {
    // What the network says would come twice: through the pipe and through the protocol.
    page.execute(NetworkOff::default())
        .await
        .expect("the network is not watched");
    let mut console = page
        .event_listener::<EventConsoleApiCalled>()
        .await
        .expect("events");
    let keeps = heard.clone();
    tokio::spawn(async move {
        while let Some(event) = console.next().await {
            let said: Vec<String> = event
                .args
                .iter()
                .filter_map(|arg| arg.value.as_ref().map(ToString::to_string))
                .collect();
            keeps
                .complaints
                .lock()
                .expect("not poisoned")
                .push(said.join(" "));
        }
    });
    let mut thrown = page
        .event_listener::<EventExceptionThrown>()
        .await
        .expect("events");
    let keeps = heard.clone();
    tokio::spawn(async move {
        while let Some(event) = thrown.next().await {
            keeps
                .complaints
                .lock()
                .expect("not poisoned")
                .push(format!("{:?}", event.exception_details));
        }
    });
}

impl Person {
    pub async fn goto(&self, path: &str) {
        let start = Instant::now();
        // A form that was just sent may still be on its way: the browser then gives one of the two up.
        while let Err(error) = self.page.goto(format!("{}{path}", self.base)).await {
            assert!(start.elapsed() < PATIENCE, "{path}: {error}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        self.wait(&format!("location.href === '{}{path}'", self.base))
            .await;
        self.wait("document.readyState === 'complete'").await;
    }

    pub async fn size(&self, width: i64, height: i64) {
        let size = SetDeviceMetricsOverrideParams::new(width, height, 1.0, false);
        self.page
            .execute(size)
            .await
            .expect("the window gets its size");
    }

    /// The value of an expression.
    pub async fn eval<T: serde::de::DeserializeOwned>(&self, script: &str) -> T {
        let start = Instant::now();
        loop {
            // While a page is on its way elsewhere there is nothing to ask.
            match self.page.evaluate(script).await {
                Ok(value) => {
                    return value
                        .into_value()
                        .unwrap_or_else(|error| panic!("{script}: {error}"));
                }
                Err(error) if start.elapsed() > PATIENCE => panic!("{script}: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(40)).await,
            }
        }
    }

    pub async fn holds(&self, script: &str) -> bool {
        match self.page.evaluate(format!("Boolean({script})")).await {
            Ok(value) => value.into_value().unwrap_or(false),
            // The page is on its way elsewhere.
            Err(_) => false,
        }
    }

    /// Waits until an expression is true.
    pub async fn wait(&self, script: &str) {
        let start = Instant::now();
        while !self.holds(script).await {
            if start.elapsed() > PATIENCE {
                let _ = std::fs::write(
                    std::env::temp_dir().join("stolik-failed.png"),
                    self.shot().await,
                );
                let text: String = self.eval("document.body.innerText.slice(0, 1500)").await;
                panic!("never: {script}\n{text}");
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    /// Clicks the middle of an element with the mouse, once it has a place on the page: some parts show themselves only
    /// when the script has come. Answers whether there was such an element.
    pub async fn click(&self, selector: &str) -> bool {
        let script = format!(
            "(() => {{ const e = document.querySelector({selector:?}); if (!e) return []; \
             e.scrollIntoView({{block: 'nearest', inline: 'nearest'}}); const r = e.getBoundingClientRect(); \
             return [r.x + r.width / 2, r.y + r.height / 2, r.width]; }})()"
        );
        let start = Instant::now();
        loop {
            let place: Vec<f64> = self.eval(&script).await;
            let [x, y, width] = place[..] else {
                return false;
            };
            if width > 0.0 {
                self.click_at(x, y).await;
                return true;
            }
            assert!(start.elapsed() < PATIENCE, "never to be seen: {selector}");
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    /// Clicks an element until an expression is true: a page that is just being laid out moves under the mouse. Only for
    /// what may be clicked twice.
    pub async fn click_until(&self, selector: &str, script: &str) {
        const BETWEEN_CLICKS: Duration = Duration::from_secs(3);
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            self.click(selector).await;
            let clicked = Instant::now();
            while clicked.elapsed() < BETWEEN_CLICKS {
                if self.holds(script).await {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(40)).await;
            }
        }
        self.wait(script).await;
    }

    /// Waits until the script has put its tools beside the board: before that, forms work without it.
    pub async fn wait_for_script(&self) {
        self.wait(
            "document.querySelector('#tools') && document.querySelector('#board .picture svg')",
        )
        .await;
    }

    /// Shows a part of the table on a phone.
    pub async fn tab(&self, tab: &str) {
        let shown = format!("document.querySelector('#table').dataset.shown === '{tab}'");
        self.click_until(&format!("#tabs [data-tab={tab}]"), &shown)
            .await;
    }

    pub async fn lang(&self, lang: &str) {
        let spoken = format!("document.documentElement.lang === '{lang}'");
        self.click_until(&format!("button[name=lang][value={lang}]"), &spoken)
            .await;
    }

    pub async fn theme(&self, theme: &str) {
        let worn = format!("document.documentElement.dataset.theme === '{theme}'");
        self.click_until(&format!("button[name=theme][value={theme}]"), &worn)
            .await;
    }

    /// Types into a field.
    pub async fn fill(&self, selector: &str, text: &str) {
        let focused = format!("document.activeElement === document.querySelector({selector:?})");
        self.click_until(selector, &focused).await;
        self.type_text(text).await;
    }

    /// Clicks a point with the mouse.
    pub async fn click_at(&self, x: f64, y: f64) {
        let point = Point::new(x, y);
        self.page.click(point).await.expect("the mouse clicks");
    }

    /// Presses a key.
    pub async fn key(&self, key: &str) {
        let text = match key {
            "Enter" => Some("\r".to_owned()),
            key if key.chars().count() == 1 => Some(key.to_owned()),
            _ => None,
        };
        let code = match key {
            "Enter" => 13,
            "Tab" => 9,
            "Escape" => 27,
            "ArrowUp" => 38,
            "ArrowDown" => 40,
            key => i64::from(key.to_uppercase().bytes().next().unwrap_or(0)),
        };
        for kind in [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp] {
            let mut event = DispatchKeyEventParams::new(kind);
            event.key = Some(key.to_owned());
            event.windows_virtual_key_code = Some(code);
            event.text = text.clone();
            self.page.execute(event).await.expect("a key is pressed");
        }
    }

    pub async fn type_text(&self, text: &str) {
        for letter in text.chars() {
            self.key(&letter.to_string()).await;
        }
    }

    pub async fn shot(&self) -> Vec<u8> {
        let params = ScreenshotParams::builder()
            .format(CaptureScreenshotFormat::Png)
            .build();
        self.page.screenshot(params).await.unwrap_or_default()
    }

    pub async fn save_shot(&self, name: &str) {
        let folder = PathBuf::from(std::env::var("SHOTS").unwrap_or_else(|_| "shots".to_owned()));
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        // Pieces come to rest and fonts arrive.
        self.wait("document.fonts.status === 'loaded'").await;
        tokio::time::sleep(Duration::from_millis(600)).await;
        std::fs::write(folder.join(format!("{name}.png")), self.shot().await)
            .expect("the picture is written");
    }

    /// Becomes a guest.
    pub async fn enter(&self, name: &str) {
        self.goto("/account").await;
        self.fill("form[action='/account/guest'] input[name=name]", name)
            .await;
        self.click("form[action='/account/guest'] button").await;
        self.wait("document.querySelector('.me')?.textContent !== '' && !document.querySelector('form[action=\"/account/guest\"]')").await;
    }

    /// Forgets complaints, after something that makes a browser complain: no connection.
    pub fn forgive(&self) {
        self.heard.complaints.lock().expect("not poisoned").clear();
    }

    pub async fn path(&self) -> String {
        self.eval("location.pathname").await
    }

    pub async fn your_turn(&self) -> bool {
        self.holds("document.querySelector('#offers button')").await
    }

    pub async fn is_over(&self) -> bool {
        self.holds("document.querySelector('.results .places')")
            .await
    }

    /// The moment that the page shows.
    pub async fn moment(&self) -> String {
        self.eval("document.querySelector('#offers input[name=decision]')?.value ?? 'none'")
            .await
    }
}
