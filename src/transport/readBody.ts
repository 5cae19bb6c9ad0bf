import type { Endpoint } from '../contract/endpoint.ts'
import { fileNameOf } from './blobName.ts'
import type { Answer } from './envelope.ts'
import { isObject } from './envelopeMessages.ts'

/** The raw answer of either sender (fetch, or XHR for uploads). */
export type RawAnswer = { status: number; header: (name: string) => string | null; body: Blob }

const largestEnvelope = 64 * 1024

const answerOf = (status: number, text: string): Answer => {
  if (text.trim() === '') return { status, json: undefined }
  try {
    return { status, json: JSON.parse(text) }
  } catch {
    return { status, json: undefined, garbled: true }
  }
}

/** A reply that should be a file but says in JSON why it is not one. */
const envelopeInside = async ({ status, body, header }: RawAnswer): Promise<Answer | null> => {
  if (header('content-disposition')) return null
  const type = header('content-type') ?? ''
  if (/^text\/html/i.test(type)) return { status, json: undefined, garbled: true }
  if (body.size > largestEnvelope) return null
  const answer = answerOf(status, await body.text())
  return isObject(answer.json) && 'type' in answer.json ? answer : null
}

/** Reads an answer for its endpoint: a file when one is declared and came, otherwise JSON. */
export const readBody = async (endpoint: Endpoint, raw: RawAnswer): Promise<{ file: File } | { answer: Answer }> => {
  if (endpoint.reply === 'file' && raw.status < 300) {
    const inside = await envelopeInside(raw)
    if (inside) return { answer: inside }
    const name = fileNameOf(raw.header('content-disposition')) ?? 'файл'
    return { file: new File([raw.body], name, { type: raw.body.type || (raw.header('content-type') ?? '') }) }
  }
  return { answer: answerOf(raw.status, await raw.body.text()) }
}
