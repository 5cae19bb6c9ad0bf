import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In bytes: the least size of a response to compress. */
const worthIt = 1024
const textual = /^(application\/(json|problem\+json|xml)|text\/)/

const packers = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
}
type Coding = keyof typeof packers

const codingFor = (accepted: string | undefined): Coding | undefined =>
  (['br', 'gzip'] as const).find((coding) =>
    new RegExp(`\\b${coding}\\b(?!;\\s*q=0(\\.0+)?(,|$))`).test(accepted ?? ''),
  )

export const compressIfUseful = async (
  bytes: Buffer,
  type: string | null,
  accepted: string | undefined,
): Promise<{ bytes: Buffer; headers: Record<string, string> }> => {
  const coding = bytes.length > worthIt && textual.test(type ?? '') ? codingFor(accepted) : undefined
  if (coding === undefined) return { bytes, headers: {} }
  return { bytes: await packers[coding](bytes), headers: { 'content-encoding': coding } }
}
