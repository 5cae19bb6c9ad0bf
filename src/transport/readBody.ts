import type { Endpoint } from '../contract/endpoint.ts'
import { fileNameOf } from './blobName.ts'
import type { HttpResponse } from './envelope.ts'
import { isObject } from './envelopeMessages.ts'

export type RawResponse = { status: number; header: (name: string) => string | null; body: Blob }

const largestEnvelope = 64 * 1024
/** The maximum length of a server's text in a notice, in characters. */
const LONGEST_TEXT = 500

const needsCare = /\d{16}|"\$(?:id|ref|values)"/

const jsonOf = async (text: string): Promise<unknown> => {
  if (!needsCare.test(text)) return JSON.parse(text)
  const { readJson } = await import(/* webpackChunkName: "sentences" */ './readJson.ts')
  return readJson(text)
}

const responseOf = async (status: number, text: string): Promise<HttpResponse> => {
  if (text.trim() === '') return { status, json: undefined }
  try {
    return { status, json: await jsonOf(text) }
  } catch {
    return { status, json: undefined, garbled: true, text: text.slice(0, LONGEST_TEXT) }
  }
}

const envelopeInside = async ({ status, body, header }: RawResponse, name: string): Promise<HttpResponse | null> => {
  if (header('content-disposition')) return null
  const type = header('content-type') ?? ''
  if (/^text\/html/i.test(type)) return /\.x?html?$/i.test(name) ? null : { status, json: undefined, garbled: true }
  if (body.size > largestEnvelope) return null
  const response = await responseOf(status, await body.text())
  if (!isObject(response.json) || !('type' in response.json)) return null
  // A downloaded .json file has the same content type as an envelope, but only an envelope has a `message`.
  return /\.json$/i.test(name) && !('message' in response.json) ? null : response
}

/**
 * Reads the response as a file if the endpoint declares a file and the server sent one, otherwise as JSON. `fileName`
 * is used if the response contains no name.
 */
export const readBody = async (
  endpoint: Endpoint,
  raw: RawResponse,
  fileName = '',
): Promise<{ file: File } | { response: HttpResponse }> => {
  if (endpoint.reply === 'file' && raw.status < 300) {
    const inside = await envelopeInside(raw, fileName)
    if (inside) return { response: inside }
    // Across origins the name is readable only if the backend exposes this header.
    const name = fileNameOf(raw.header('content-disposition')) ?? (fileName || 'файл')
    return { file: new File([raw.body], name, { type: raw.body.type || (raw.header('content-type') ?? '') }) }
  }
  const retryAfter = raw.header('retry-after')
  return { response: { ...(await responseOf(raw.status, await raw.body.text())), ...(retryAfter && { retryAfter }) } }
}
