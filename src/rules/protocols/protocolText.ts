/** What a template may leave open, with an example of what stands there in a protocol. */
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
/** The field that is not words but a table of devices. */
export const tableField = 'таблица.СИ'
/** Fields that a filled-in text still has: what stands there is written in the protocol beside its text. */
export const printedFields = ['предписания', 'възражения'] as const
export type PrintedField = (typeof printedFields)[number]
export const isPrintedField = (key: string): key is PrintedField => printedFields.some((field) => field === key)

export type ProtocolPart =
  | { kind: 'text'; text: string }
  /** `field` is undefined for a name that no field bears. */
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

/** The text of a template line by line, taken apart into words and fields. */
export const protocolLines = (content: string): ProtocolLine[] =>
  content.split('\n').map((line) => {
    const isHeading = line.startsWith('# ')
    return { isHeading, parts: partsOf(isHeading ? line.slice(2) : line) }
  })

/** What is wrong with the fields of a text, or null. */
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

/** What a protocol that is written still has of its template: a field that nothing fills in, or null. */
export const leftFieldProblem = (content: string): string | null => {
  const left = protocolLines(content)
    .flatMap(({ parts }) => parts)
    .find((part) => part.kind === 'field' && part.key !== tableField && !isPrintedField(part.key))
  if (left?.kind === 'field') return `Полето {{${left.key}}} не е попълнено: напишете текст на негово място.`
  return openBraces(content)
}

/** A text with a field put in the place of what is selected, and where the caret is then. */
export const withField = (
  content: string,
  key: string,
  from: number,
  to: number,
): { content: string; caret: number } => {
  const field = `{{${key}}}`
  return { content: content.slice(0, from) + field + content.slice(to), caret: from + field.length }
}

/** The lines of one version of a text, each with whether the other version has it too. */
export const comparedLines = (content: string, other: string): { line: string; isOnlyHere: boolean }[] => {
  const others = new Set(other.split('\n'))
  return content.split('\n').map((line) => ({ line, isOnlyHere: line.trim() !== '' && !others.has(line) }))
}
