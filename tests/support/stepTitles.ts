import { parseSync, Visitor } from 'oxc-parser'

type Span = { start: number; end: number }
type Call = Span & { name: string; title: Title | undefined }
type Title = { text: string; matches: (title: string) => boolean }

const callsIn = (text: string): Call[] => {
  const calls: Call[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [title], start, end }) => {
      const name = text.slice(callee.start, callee.end)
      if (name !== 'test' && name !== 'test.step' && name !== 'independent') return
      calls.push({ name, start, end, title: title && titleOf(text.slice(title.start, title.end)) })
    },
  }).visit(parseSync('journey.spec.ts', text).program)
  return calls
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/**
 * Returns the title of a step. Undefined if the title is computed, because such a title is known only when the test
 * runs.
 */
const titleOf = (source: string): Title | undefined => {
  const [, , text] = /^(['"`])([\s\S]*)\1$/.exec(source) ?? []
  if (text === undefined) return undefined
  const pattern = new RegExp(
    `^${text
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('.*')}$`,
  )
  return { text, matches: (title) => pattern.test(title) }
}

/**
 * Returns the steps that a run has not started, in order, for the test at this line of a spec. Steps in other files and
 * steps with computed titles are not included.
 */
export const skippedSteps = (text: string, line: number, tried: readonly string[]): string[] => {
  const calls = callsIn(text)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const test = calls.find(({ name, start, end }) => name === 'test' && lineOf(start) <= line && line <= lineOf(end))
  if (!test) return []
  return calls
    .filter(({ name, start, end }) => name !== 'test' && start > test.start && end < test.end)
    .flatMap(({ title }) => (title === undefined || tried.some(title.matches) ? [] : [title.text]))
}
