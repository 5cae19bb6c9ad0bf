import { readFileSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * Takes screenshots of gallery scenes in three themes and two widths, and checks them with axe. Start the gallery
 * server first. `node
 * --import tsx tests/support/gallery/look.ts FOLDER scene[?query] ...`
 */
const [folder = '/tmp/gallery', ...scenes] = process.argv.slice(2)
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
type Violation = { id: string; nodes: { html: string; failureSummary: string }[] }
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
let found = 0
for (const scene of scenes) {
  for (const theme of ['light', 'dark', 'contrast']) {
    for (const width of [1440, 390]) {
      const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 } })
      page.on('console', (message) => message.type() === 'error' && console.log(scene, theme, width, message.text()))
      page.on('pageerror', (error) => console.log(scene, theme, width, String(error)))
      const address = `http://localhost:4199/${scene}${scene.includes('?') ? '&' : '?'}theme=${theme}`
      await page.goto(address, { waitUntil: 'networkidle' })
      const click = new URLSearchParams(scene.split('?')[1]).get('click')
      if (click !== null) {
        await page.locator(click).first().click({ force: true })
        await page.waitForTimeout(900)
      }
      await page.evaluate(axe)
      const violations = await page.evaluate<Violation[]>(
        `axe.run(document, { runOnly: ${JSON.stringify(tags)} }).then((found) => found.violations)`,
      )
      for (const violation of violations) {
        found += 1
        console.log(
          scene,
          theme,
          width,
          violation.id,
          violation.nodes
            .slice(0, 3)
            .map((node) => `\n   ${node.html.slice(0, 200)}\n   ${node.failureSummary.slice(0, 300)}`)
            .join(''),
        )
      }
      const name = scene.replace(/[^a-z0-9]+/gi, '-')
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      if (wide) console.log(scene, theme, width, 'scrolls sideways')
      await page.screenshot({
        path: `${folder}/${name}-${theme}-${width}.png`,
        fullPage: width === 390 && click === null && !scene.includes('open'),
      })
      await page.close()
    }
  }
}
await browser.close()
console.log(`${found} violations`)
