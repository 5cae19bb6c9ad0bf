import type { Page } from 'playwright/test'

export const show = async (page: Page, body: string, style = ''): Promise<void> => {
  // A new document is needed, because scripts added to the old document stay active.
  await page.goto('about:blank')
  await page.setContent(
    `<!doctype html><html lang="bg"><head><title>Проба</title><style>
      html { background: #fff; color: #111; font: 16px/1.5 sans-serif; }
      [data-theme=dark] { background: #111; color: #eee; }
      [data-theme=contrast] { background: #000; color: #fff; }
      .hidden-away { display: none; }
      ${style}
    </style></head><body><main><h1>Проба</h1>${body}</main></body></html>`,
  )
}
export const inTurn = async <C, F>(cases: readonly C[], look: (one: C) => Promise<F>): Promise<F[]> => {
  const found: F[] = []
  for (const one of cases) found.push(await look(one))
  return found
}
