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

/** What a comment is about is read in one breath: so many words until its first full stop, colon or semicolon. */
const mostWordsAtFirst = 20
const docstrings = /\/\*\*([\s\S]*?)\*\//g

/** The docstrings that take too long to come to the point, by the line they begin in. */
const longBeginningsIn = (text: string): string[] =>
  [...text.matchAll(docstrings)].flatMap(({ 1: comment = '', index }) => {
    const [first = ''] = comment
      .replaceAll(/^\s*\*/gm, '')
      .trim()
      .split(/(?<=[.:;?!])\s/)
    const words = wordsIn(first)
    return words > mostWordsAtFirst ? [`${text.slice(0, index).split('\n').length}: ${words} words at first`] : []
  })

const words = (count: number) => 'word '.repeat(count)
test.each([
  ['a block at the limit', `/** ${words(45)}*/`, []],
  ['a block over it', `const a = 1\n/**\n * ${words(46)}\n */`, ['2: 46 words']],
  ['lines that belong together', `// ${words(30)}\n// ${words(30)}`, ['1: 60 words']],
  ['lines apart', `// ${words(30)}\nconst a = 1\n// ${words(30)}`, []],
  ['an example between fences', `/**\n * Reads.\n * \`\`\`\n * ${words(60)}\n * \`\`\`\n */`, []],
])('%s', (_what, text, found) => expect(longCommentsIn(text)).toEqual(found))

test.each([
  ['at the limit', `/** ${words(19)}word. ${words(9)}*/`, []],
  ['over it', `const a = 1\n/**\n * ${words(21)}\n */`, ['2: 21 words at first']],
  ['with its reason apart', `/** ${words(10)}end: ${words(15)}*/`, []],
  ['no docstring', `// ${words(30)}`, []],
])('of a docstring, %s, the beginning that is too long is %j', (_what, text, found) =>
  expect(longBeginningsIn(text)).toEqual(found),
)

test('a comment says what and why in 45 words at most, and comes to the point in 20', () => {
  const sources = sourcesOf('src', 'mocks', 'scripts', 'fixtures', 'tests')
  const tooLong = (text: string) => [...longCommentsIn(text), ...longBeginningsIn(text)]
  expect(sources.flatMap(({ path, text }) => tooLong(text).map((found) => `${path}:${found}`))).toEqual([])
})
