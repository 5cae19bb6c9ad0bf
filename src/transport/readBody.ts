import type { Endpoint } from '../contract/endpoint.ts'
import { fileNameOf } from './blobName.ts'
import type { Answer } from './envelope.ts'
import { isObject } from './envelopeMessages.ts'

/** The raw answer of either sender (fetch, or XHR for uploads). */
export type RawAnswer = { status: number; header: (name: string) => string | null; body: Blob }

const largestEnvelope = 64 * 1024
/** As much of a plain text as a notice can hold. */
const LONGEST_TEXT = 500

/** Long numbers, and the references of .NET: most answers have neither, and cost no more than JSON.parse. */
const needsCare = /\d{16}|"\$(?:id|ref|values)"/

const jsonOf = async (text: string): Promise<unknown> => {
  if (!needsCare.test(text)) return JSON.parse(text)
  const { readJson } = await import(/* webpackChunkName: "sentences" */ './readJson.ts')
  return readJson(text)
}

const answerOf = async (status: number, text: string): Promise<Answer> => {
  if (text.trim() === '') return { status, json: undefined }
  try {
    return { status, json: await jsonOf(text) }
  } catch {
    return { status, json: undefined, garbled: true, text: text.slice(0, LONGEST_TEXT) }
  }
}

/** A reply that should be a file but says in JSON why it is not one. */
const envelopeInside = async ({ status, body, header }: RawAnswer, name: string): Promise<Answer | null> => {
  if (header('content-disposition')) return null
  const type = header('content-type') ?? ''
  if (/^text\/html/i.test(type)) return /\.x?html?$/i.test(name) ? null : { status, json: undefined, garbled: true }
  if (body.size > largestEnvelope) return null
  const answer = await answerOf(status, await body.text())
  if (!isObject(answer.json) || !('type' in answer.json)) return null
  // A file of JSON may have a type of its own; an envelope says why there is no file.
  return /\.json$/i.test(name) && !('message' in answer.json) ? null : answer
}

/**
 * Reads an answer for its endpoint: a file when one is declared and came, otherwise JSON. `fileName` is what the file is
 * called on the screen, for an answer that does not name it.
 */
export const readBody = async (
  endpoint: Endpoint,
  raw: RawAnswer,
  fileName = '',
): Promise<{ file: File } | { answer: Answer }> => {
  if (endpoint.reply === 'file' && raw.status < 300) {
    const inside = await envelopeInside(raw, fileName)
    if (inside) return { answer: inside }
    // Across origins the header can be read only where the backend exposes it.
    const name = fileNameOf(raw.header('content-disposition')) ?? (fileName || 'файл')
    return { file: new File([raw.body], name, { type: raw.body.type || (raw.header('content-type') ?? '') }) }
  }
  const retryAfter = raw.header('retry-after')
  return { answer: { ...(await answerOf(raw.status, await raw.body.text())), ...(retryAfter && { retryAfter }) } }
}
