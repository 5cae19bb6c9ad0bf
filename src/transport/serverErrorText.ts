import type { FieldMessages } from './fault.ts'

export type Words = {
  text: string /** The text from the server; null if the user already sees that text. */
  original: string | null
}
type ResponseStatus = { status: number; retryAfter?: string | null }

/** The message for a response that begins correctly but cannot be read completely. */
export const damaged = 'Отговорът на сървъра пристигна повреден. Опитайте отново.'
export const notOurs = 'Отговори не системата, а нещо между нея и Вас. Обадете се на администратора.'
const value = 'Сървърът не приема тази стойност.'
const someFields = 'Сървърът не прие част от попълненото.'

/** Returns a message for a response. The messages are loaded with the first response that needs one. */
export type SentenceOf = (response: ResponseStatus) => string | undefined
export const noSentences: SentenceOf = () => undefined
let fetched: Promise<SentenceOf> | undefined
/** Loads the messages. If loading fails, the messages are missing and the status code is shown. */
export const sentences = (): Promise<SentenceOf> => {
  fetched ??= import(/* webpackChunkName: "sentences" */ './statusMessages.ts').then(
    (module) => module.sentenceOf,
    () => {
      fetched = undefined
      return noSentences
    },
  )
  return fetched
}

const byCode = ({ status }: ResponseStatus): string =>
  status < 500 ? `Сървърът отказа заявката (код ${status}).` : `В сървъра възникна грешка (код ${status}).`

/** True for a Bulgarian text without class names, paths and stack traces. */
const isForPeople = (text: string): boolean =>
  /[а-я]/i.test(text) && !/\b\w+Exception\b|^\s*at [\w.<>]+\(|\bSystem\.\w+|[\w-]\.cs:line \d/m.test(text)

/**
 * Returns the server's message if it is meant for users, otherwise the client's message for the status code; in this
 * case also the original text.
 */
export const textFor = (serverText: string | null, response: ResponseStatus, sentenceOf: SentenceOf): Words => {
  if (serverText !== null && isForPeople(serverText)) return { text: serverText, original: null }
  return { text: sentenceOf(response) ?? byCode(response), original: serverText ?? '' }
}

export const readableFields = (fields: FieldMessages): FieldMessages =>
  Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [
      name,
      [...new Set(messages.map((one) => (isForPeople(one) ? one : value)))],
    ]),
  )

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
