import type { FieldMessages } from './fault.ts'

/** What a person is told, and what the server wrote where that is not for people. */
export type Words = {
  text: string /** What the server wrote; null where that is the text itself. */
  original: string | null
}
type Said = { status: number; retryAfter?: string | null }

/** An answer that begins as it should and cannot be read to its end. */
export const damaged = 'Отговорът на сървъра пристигна повреден. Опитайте отново.'
/** An answer with success that something in between has written: a proxy, a page for logging in. */
export const notOurs = 'Отговори не системата, а нещо между нея и Вас. Обадете се на администратора.'
const value = 'Сървърът не приема тази стойност.'
const someFields = 'Сървърът не прие част от попълненото.'

/** Our sentence for a status, where there is one: they are fetched when the first answer needs one. */
export type SentenceOf = (answer: Said) => string | undefined
/** While they could not be fetched, and in tests of other things. */
export const noSentences: SentenceOf = () => undefined
let fetched: Promise<SentenceOf> | undefined
/** Fetches the sentences; where that fails the code of the status has to do. */
export const sentences = (): Promise<SentenceOf> => {
  fetched ??= import(/* webpackChunkName: "sentences" */ './sentences.ts').then(
    (module) => module.sentenceOf,
    () => {
      fetched = undefined
      return noSentences
    },
  )
  return fetched
}

const byCode = ({ status }: Said): string =>
  status < 500 ? `Сървърът отказа заявката (код ${status}).` : `В сървъра възникна грешка (код ${status}).`

/** A text in Bulgarian that no program wrote for another: without names of classes, paths and lines of a stack. */
const isForPeople = (text: string): boolean =>
  /[а-я]/i.test(text) && !/\b\w+Exception\b|^\s*at [\w.<>]+\(|\bSystem\.\w+|[\w-]\.cs:line \d/m.test(text)

/** The server's message where it speaks to people, else our sentence of its status and the original beside it. */
export const wordsFor = (said: string | null, answer: Said, sentenceOf: SentenceOf): Words => {
  if (said !== null && isForPeople(said)) return { text: said, original: null }
  return { text: sentenceOf(answer) ?? byCode(answer), original: said ?? '' }
}

/** The messages of fields, ours in place of those that are not for people. */
export const readableFields = (fields: FieldMessages): FieldMessages =>
  Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [
      name,
      [...new Set(messages.map((one) => (isForPeople(one) ? one : value)))],
    ]),
  )

/** The messages of fields under each other; those that are not for people are one line together. */
export const fieldLines = (fields: FieldMessages): Words => {
  const all = Object.entries(fields).flatMap(([name, messages]) => messages.map((text) => ({ name, text })))
  const others = all.filter(({ text }) => !isForPeople(text))
  const lines = [
    ...all.flatMap(({ text }) => (isForPeople(text) ? [text] : [])),
    ...(others.length > 0 ? [someFields] : []),
  ]
  return {
    text: lines.join('\n'),
    original: others.length > 0 ? others.map(({ name, text }) => `${name}: ${text}`).join('\n') : null,
  }
}
