import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/** A reader takes in so much beside the code; what needs more is a document or a simpler thing. */
const mostWords = 45
const fenced = /```[\s\S]*?```/g
/** A block, or lines of `//` one under the other. */
const commentBlocks = /^[ \t]*\{?\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*/gm

/** The words of a comment; an example between fences is not read but looked at. */
const wordsIn = (comment: string): number =>
  comment
    .replaceAll(fenced, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length

/** The comments that are too long, by the line they begin in. */
const longCommentsIn = (text: string): string[] =>
  [...text.matchAll(commentBlocks)].flatMap(({ 0: comment, index }) => {
    const words = wordsIn(comment)
    return words > mostWords ? [`${text.slice(0, index).split('\n').length}: ${words} words`] : []
  })

const words = (count: number) => 'word '.repeat(count)
test.each([
  ['a block at the limit', `/** ${words(45)}*/`, []],
  ['a block over it', `const a = 1\n/**\n * ${words(46)}\n */`, ['2: 46 words']],
  ['lines that belong together', `// ${words(30)}\n// ${words(30)}`, ['1: 60 words']],
  ['lines apart', `// ${words(30)}\nconst a = 1\n// ${words(30)}`, []],
  ['an example between fences', `/**\n * Reads.\n * \`\`\`\n * ${words(60)}\n * \`\`\`\n */`, []],
])('%s', (_what, text, found) => expect(longCommentsIn(text)).toEqual(found))

test('a comment says what and why in 45 words at most', () => {
  const sources = sourcesOf('src', 'mocks', 'scripts', 'fixtures', 'tests')
  expect(sources.flatMap(({ path, text }) => longCommentsIn(text).map((found) => `${path}:${found}`))).toEqual([])
})
