import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Widget = {
  id: string
  subtype?: string
  fieldType?: string
  fieldValue?: unknown
  rect: [number, number, number, number]
  hasAppearance?: boolean
  hidden?: boolean
  password?: boolean
  checkBox?: boolean
  exportValue?: string
  multiLine?: boolean
  options?: { exportValue: string; displayValue: string }[]
}
/** A filled text field or a ticked box. `box` is left, bottom, right and top in points. */
export type PageField = {
  id: string
  box: Widget['rect']
  text: string
  isTick: boolean
  isBare: boolean
}

const wordsOf = ({ fieldValue, options = [] }: Widget): string => {
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter((one) => typeof one === 'string')
  return values.map((value) => options.find((one) => one.exportValue === value)?.displayValue ?? value).join(', ')
}

/**
 * The maximum number of fields of a page. No real form has more; a hostile one may have a hundred thousand, which would
 * block rendering.
 */
export const mostFields = 3000

/** Returns the filled form fields of a page in file order; empty if there is no form. */
export const fieldsOf = async (page: PDFPageProxy): Promise<PageField[]> => {
  const notes = (await page.getAnnotations()) as Widget[]
  const filled = notes.flatMap((widget): PageField[] => {
    const { id, subtype, fieldType, fieldValue, rect: box, hasAppearance, hidden, password, checkBox } = widget
    if (subtype !== 'Widget' || hidden || password) return []
    if (fieldType === 'Tx' || fieldType === 'Ch') {
      const text = wordsOf(widget)
      return text.trim() === '' ? [] : [{ id, box, text, isTick: false, isBare: hasAppearance === false }]
    }
    const isTicked = checkBox && typeof fieldValue === 'string' && fieldValue !== '' && fieldValue !== 'Off'
    // pdf.js sets an export value only if the PDF says how the ticked box looks (its appearance).
    return isTicked ? [{ id, box, text: '', isTick: true, isBare: widget.exportValue === undefined }] : []
  })
  return filled.slice(0, mostFields)
}

/**
 * Gives pdf.js the values of text fields for which the PDF does not say how they look, so that they are rendered too.
 */
export const giveValues = ({ annotationStorage }: PDFDocumentProxy, fields: readonly PageField[]): void => {
  for (const { id, text, isTick, isBare } of fields)
    if (isBare && !isTick) annotationStorage.setValue(id, { value: text })
}

/**
 * Draws the box and the tick if the PDF does not say how the ticked box looks, because pdf.js draws nothing there.
 * `toDots` maps coordinates of the page to pixels.
 */
export const drawTicks = (
  canvas: HTMLCanvasElement,
  fields: readonly PageField[],
  toDots: (box: Widget['rect']) => number[],
): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  for (const { box, isTick, isBare } of fields) {
    if (!isTick || !isBare) continue
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = toDots(box)
    const [left, top, width, height] = [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)]
    const side = Math.min(width, height)
    context.strokeStyle = '#000'
    context.lineWidth = Math.max(1, side / 20)
    context.strokeRect(left, top, width, height)
    context.lineWidth = Math.max(1.5, side / 8)
    context.beginPath()
    context.moveTo(left + width * 0.2, top + height * 0.52)
    context.lineTo(left + width * 0.42, top + height * 0.75)
    context.lineTo(left + width * 0.8, top + height * 0.25)
    context.stroke()
  }
}

export const layFields = (
  words: HTMLElement,
  fields: readonly PageField[],
  [left = 0, bottom = 0, right = 0, top = 0]: readonly number[],
): HTMLElement[] => {
  const [width, height] = [right - left, top - bottom]
  return fields
    .filter(({ isTick }) => !isTick)
    .map(({ box: [x1, y1, x2, y2], text }) => {
      const place = document.createElement('span')
      place.className = 'pdf-field'
      place.textContent = text
      place.style.left = `${(100 * (Math.min(x1, x2) - left)) / width}%`
      place.style.top = `${(100 * (top - Math.max(y1, y2))) / height}%`
      place.style.width = `${(100 * Math.abs(x2 - x1)) / width}%`
      place.style.height = `${(100 * Math.abs(y2 - y1)) / height}%`
      place.style.setProperty('--font-height', `${Math.min(12, Math.abs(y2 - y1) * 0.7)}px`)
      words.append(place)
      return place
    })
}
