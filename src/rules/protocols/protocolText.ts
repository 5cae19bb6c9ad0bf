export const protocolFields = [
  { key: 'проверка.номер', label: 'Номер на проверката', example: 'П-128/2026' },
  { key: 'проверка.основание', label: 'Основание', example: 'Заповед № РД-09-101 от 13.11.2026 г.' },
  { key: 'дата', label: 'Дата', example: '20.11.2026 г.' },
  { key: 'проверяващи', label: 'Проверяващи', example: 'Иван Петров Димитров и Мария Стоянова Колева' },
  { key: 'лице.наименование', label: 'Проверявано лице', example: '„Слънчев пазар“ ЕООД' },
  { key: 'лице.еик', label: 'ЕИК', example: '123456786' },
  { key: 'обект.адрес', label: 'Адрес на обекта', example: 'гр. Плевен, ул. „Сан Стефано“ № 14' },
  { key: 'констатации', label: 'Констатации', example: 'Знаците са валидни, пломбите са здрави.' },
  { key: 'таблица.СИ', label: 'Таблица на средствата за измерване', example: '' },
  {
    key: 'предписания',
    label: 'Предписания със срок',
    example: 'Везната да се представи за проверка. Срок: 04.12.2026 г.',
  },
  { key: 'възражения', label: 'Обяснения и възражения', example: 'Няма възражения.' },
] as const
/** The template field that becomes a table of devices. */
export const tableField = 'таблица.СИ'
/**
 * The template fields that stay when a template is filled in, because they are separate fields of the protocol and are
 * inserted in print.
 */
export const printedFields = ['предписания', 'възражения'] as const
export type PrintedField = (typeof printedFields)[number]
export const isPrintedField = (key: string): key is PrintedField => printedFields.some((field) => field === key)

export type ProtocolPart =
  | { kind: 'text'; text: string }
  | { kind: 'field'; key: string; field: (typeof protocolFields)[number] | undefined }
export type ProtocolLine = { isHeading: boolean; parts: ProtocolPart[] }

const named = /\{\{[^\S\n]*([^{}\n]*?)[^\S\n]*\}\}/g

const partsOf = (line: string): ProtocolPart[] => {
  const parts: ProtocolPart[] = []
  let from = 0
  const addText = (to: number) => to > from && parts.push({ kind: 'text', text: line.slice(from, to) })
  for (const { index, 0: whole, 1: key = '' } of line.matchAll(named)) {
    addText(index)
    parts.push({ kind: 'field', key, field: protocolFields.find((one) => one.key === key) })
    from = index + whole.length
  }
  addText(line.length)
  return parts
}

export const protocolLines = (content: string): ProtocolLine[] =>
  content.split('\n').map((line) => {
    const isHeading = line.startsWith('# ')
    return { isHeading, parts: partsOf(isHeading ? line.slice(2) : line) }
  })

export const fieldProblem = (content: string): string | null => {
  const unknown = protocolLines(content)
    .flatMap(({ parts }) => parts)
    .find((part) => part.kind === 'field' && !part.field)
  if (unknown?.kind === 'field') return `Няма поле „${unknown.key}“. Изберете го от полетата под текста.`
  return (
    openBraces(content) ?? (/^#(?! )/m.test(content) ? 'Заглавие се пише с # и интервал в началото на реда.' : null)
  )
}

const openBraces = (content: string): string | null =>
  /\{\{|\}\}/.test(content.replaceAll(named, '')) ? 'Поле се отваря с {{ и се затваря с }} на същия ред.' : null

/** Returns the error of a finished protocol that contains a field that no value will replace; otherwise null. */
export const leftFieldProblem = (content: string): string | null => {
  const left = protocolLines(content)
    .flatMap(({ parts }) => parts)
    .find((part) => part.kind === 'field' && part.key !== tableField && !isPrintedField(part.key))
  if (left?.kind === 'field') return `Полето {{${left.key}}} не е попълнено: напишете текст на негово място.`
  return openBraces(content)
}

export const withField = (
  content: string,
  key: string,
  from: number,
  to: number,
): { content: string; caret: number } => {
  const field = `{{${key}}}`
  return { content: content.slice(0, from) + field + content.slice(to), caret: from + field.length }
}

/** Returns the lines of a text, each marked if `other` does not contain it. */
export const comparedLines = (content: string, other: string): { line: string; isOnlyHere: boolean }[] => {
  const others = new Set(other.split('\n'))
  return content.split('\n').map((line) => ({ line, isOnlyHere: line.trim() !== '' && !others.has(line) }))
}
