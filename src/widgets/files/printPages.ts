import { setPrintSettings } from './print.ts'
import './printSheet.css'

/** The page size in points; a picture without a known size is printed on A4. */
export type PrintedPage = { picture: HTMLImageElement; width: number; height: number }

const nameOf = ({ width, height }: PrintedPage): string => `sheet-${Math.round(width)}-${Math.round(height)}`
const rulesOf = (page: PrintedPage): string => {
  const [name, width, height] = [nameOf(page), Math.round(page.width), Math.round(page.height)]
  return `@page ${name} { size: ${width}pt ${height}pt; margin: 0; }
.${name} { page: ${name}; }
.${name} > img { width: ${width}pt; height: ${height - 1}pt; }`
}

/**
 * Adds pages of different sizes and orientations to the document for printing. Returns a function that removes them.
 * The @page rules are created here, because the sizes depend on the content.
 */
export const layForPrint = (pages: readonly PrintedPage[], name: string): (() => void) => {
  const endSettings = setPrintSettings({ name })
  const rules = new CSSStyleSheet()
  rules.replaceSync([...new Set(pages.map(rulesOf))].join('\n'))
  const sheet = document.createElement('div')
  sheet.className = 'sheet-printed pages-printed'
  for (const page of pages) {
    const place = document.createElement('div')
    place.className = nameOf(page)
    place.append(page.picture)
    sheet.append(place)
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
  document.documentElement.classList.add('prints-sheet')
  document.body.append(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules)
    document.documentElement.classList.remove('prints-sheet')
    sheet.remove()
    endSettings()
  }
}
