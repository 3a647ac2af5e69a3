/** What firefox.ts uses of this package, which is installed only where Firefox is. */
declare module 'puppeteer-core' {
  export interface Frame {
    evaluate(script: (...args: never[]) => unknown, ...args: unknown[]): Promise<unknown>
    $(
      css: string,
    ): Promise<{ uploadFile(path: string): Promise<void>; contentFrame(): Promise<Frame | null> } | null>
  }
  export interface Page {
    mainFrame(): Frame
    goto(url: string): Promise<unknown>
    setViewport(size: { width: number; height: number }): Promise<void>
    mouse: { click(x: number, y: number): Promise<void> }
    keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> }
  }
  export interface BrowserContext {
    newPage(): Promise<Page>
    close(): Promise<void>
  }
  export function launch(options: {
    browser: 'firefox'
    executablePath: string
  }): Promise<{ createBrowserContext(): Promise<BrowserContext>; close(): Promise<void> }>
}
