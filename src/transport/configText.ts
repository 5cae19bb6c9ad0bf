export type TextMistake =
  | { kind: 'page' | 'empty' | 'utf16' | 'encoding' }
  | { kind: 'comment' | 'comma' | 'syntax'; line: number; column: number }

const tokens = /\s+|"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true\b|false\b|null\b|[{}[\]:,]/y

const mayFollow = (before: string, token: string): boolean => {
  const opens = /[[{:,]$/.test(before) || before === ''
  if (/^[}\]]$/.test(token)) return !/[:,]$/.test(before)
  if (/^[:,]$/.test(token)) return !opens
  return opens
}

/** Returns the position and kind of the first JSON error; for a truncated text its end. */
const placeOf = (text: string): { index: number; kind: 'comment' | 'comma' | 'syntax' } => {
  let index = 0
  let before = ''
  let comma = 0
  while (index < text.length) {
    tokens.lastIndex = index
    const token = tokens.exec(text)?.[0]
    if (token === undefined) return { index, kind: /^\/[/*]/.test(text.slice(index)) ? 'comment' : 'syntax' }
    if (token.trim() !== '') {
      if (before === ',' && /^[}\]]$/.test(token)) return { index: comma, kind: 'comma' }
      if (!mayFollow(before, token)) return { index, kind: 'syntax' }
      if (token === ',') comma = index
      before = token
    }
    index += token.length
  }
  return { index, kind: 'syntax' }
}

export const textMistake = (given: string): TextMistake => {
  const text = given.replace(/^\uFEFF/, '')
  if (text.includes('\0')) return { kind: 'utf16' }
  if (text.trim() === '') return { kind: 'empty' }
  if (/^\s*</.test(text)) return { kind: 'page' }
  if (text.includes('\uFFFD')) return { kind: 'encoding' }
  const { index, kind } = placeOf(text)
  const lines = text.slice(0, index).split('\n')
  return { kind, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
