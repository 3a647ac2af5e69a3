/** What firefox.ts uses of this package, which is installed only where Firefox is. */
declare module 'puppeteer-core' {
  type Script = string | ((...args: never[]) => unknown)
  export interface Frame {
    evaluate(script: Script, ...args: unknown[]): Promise<unknown>
    evaluateHandle(script: Script, ...args: unknown[]): Promise<{ asElement(): ElementHandle | null }>
  }
  export interface ElementHandle {
    evaluate<Result>(script: (element: Element) => Result): Promise<Result>
    uploadFile(path: string): Promise<void>
    contentFrame(): Promise<Frame | null>
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
