import type { BrowserContext, CDPSession, Page } from 'playwright'
import { axeViolations, everyTheme, smallTargets } from '../support/checkAxe.ts'
import { withFunctionNames } from '../support/desktop.ts'
import { disableSticky } from '../support/disableSticky.ts'
import { isWhole } from '../support/isFullRun.ts'
import { installNamed } from './accessibleNames.ts'
import type { CrawlPlace } from './addresses.ts'
import { installCrawler } from './browserScript.ts'
import { installMeasure } from './measure.ts'

type Look = {
  name: string
  width: number
  /** The default font size of the browser, in pixels. */
  browserLetters?: number
  scale?: number
  /** True if the page is checked with the text spacing of WCAG 2.2, 1.4.12. */
  spaced?: boolean
  forcedColors?: boolean
  /**
   * The axe rules to run: all of them, with the colours in two themes, or only that for the size of targets (buttons
   * and links).
   */
  axe?: 'all' | 'targets'
  /**
   * Checks names, headings and tab stops. Only some settings check them, because they do not depend on font size or
   * colours.
   */
  named?: true
}

const first: Look = { name: '1440', width: 1440, axe: 'all', named: true }
/**
 * Further display settings. `npm run journeys:all` checks each screen with all of them; other runs use one of them per
 * screen, in turn.
 */
const others: readonly Look[] = [
  { name: '390', width: 390, axe: 'targets', named: true },
  { name: '1280, letters of 200 %', width: 1280, browserLetters: 32 },
  // The size of targets is checked at a width of 390 pixels, not here, because a larger font only makes targets larger.
  { name: '320, letters of 140 %, spaced', width: 320, scale: 1.4, spaced: true },
  { name: 'forced colours', width: 1440, forcedColors: true },
]
const looksAt = (at: number): readonly Look[] => {
  const all = [first, ...others.filter((_, turn) => isWhole || turn === at % others.length)]
  return at % 2 === 0 ? all : all.toReversed()
}
const usualLetters = 16
const height = 900

/** CSS that also renders content outside of the window, so that it can be measured. */
const drawn = `* { content-visibility: visible !important; } ${disableSticky}`
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }'

const lettersOf = ({ browserLetters = usualLetters }: Look) => browserLetters
const dressOf = ({ scale = 1, spaced = false }: Look) => `${scale} ${spaced}`
const widthOf = ({ width }: Look) => width
const coloursOf = ({ forcedColors = false }: Look) => (forcedColors ? 'active' : 'none')

const appearance = (page: Page, { scale = 1, spaced = false }: Look) =>
  page.evaluate(
    ([letters, css]) => {
      document.documentElement.style.setProperty('--scale', String(letters))
      document.documentElement.dataset.letters = letters >= 1.3 ? 'large' : 'usual'
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    },
    [scale, spaced ? drawn + spacing : drawn] as const,
  )

/**
 * Changes the display settings of the page without a page load. All are changed at once, because each change recomputes
 * the layout of the whole page.
 */
const wear = async (page: Page, session: CDPSession, look: Look, before?: Look) => {
  const differs = <T>(part: (one: Look) => T) => before === undefined || part(before) !== part(look)
  await Promise.all([
    differs(lettersOf) && session.send('Page.setFontSizes', { fontSizes: { standard: lettersOf(look) } }),
    differs(coloursOf) && page.emulateMedia({ forcedColors: coloursOf(look) }),
    differs(dressOf) && appearance(page, look),
    differs(widthOf) && page.setViewportSize({ width: look.width, height }),
  ])
}

/**
 * Screens on which axe checks the colours of every theme. The other screens use the same colours, so they are checked
 * in two themes only.
 */
const inEveryTheme = /^\/(settings|business-processes|library|rtsi|inspections|group-inspections|business-analysis)\b/
const themesOf = (pattern: string) => (inEveryTheme.test(pattern) ? everyTheme : undefined)

const wrongIn = async (page: Page, { axe, named }: Look, pattern: string): Promise<string[]> => {
  const wrong = await page.evaluate(
    async (isNamed) => [...(await window.measure()), ...(isNamed ? window.named() : [])],
    named === true,
  )
  const byAxe = axe === 'all' ? await axeViolations(page, themesOf(pattern)) : axe ? await smallTargets(page) : []
  return [...wrong, ...byAxe.map((sentence) => `axe ${sentence}`)]
}

export const crawlScreens = async (context: BrowserContext, places: readonly CrawlPlace[]): Promise<string[]> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(withFunctionNames)
  await page.addInitScript(installCrawler)
  await page.addInitScript(installMeasure)
  await page.addInitScript(installNamed)
  await page.goto('/')
  const found: string[] = []
  let worn: Look | undefined
  const change = async (look: Look) => {
    await wear(page, session, look, worn)
    worn = look
  }
  for (const [at, { pattern, address }] of places.entries()) {
    const findings = await page.evaluate((path) => window.crawl.go(path), address)
    found.push(...findings.map(({ kind, detail }) => `${pattern}: ${kind}: ${detail}`))
    for (const look of looksAt(at)) {
      await change(look)
      const wrong = await wrongIn(page, look, pattern)
      found.push(...wrong.map((sentence) => `${pattern}, ${look.name}: ${sentence}`))
    }
  }
  return found
}
