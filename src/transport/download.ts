import type { Endpoint, RequestParams } from '../contract/endpoint.ts'
import { withoutBlanks } from './address.ts'
import { type CallOptions, request } from './request.ts'

export type FileEndpoint = Endpoint & { reply: 'file' }

/**
 * Requests a file. The server's file name has priority over `fileName`. Null if the backend refused; the transport has
 * then shown the reason. Empty strings are removed from the body, because it is a filter (specification 1, section 5).
 */
export const download = async <E extends FileEndpoint>(
  endpoint: E,
  requestParams: RequestParams<E>,
  options: CallOptions = {},
): Promise<File | null> => {
  const reply = await request(endpoint, withoutBlanks(requestParams), options)
  return reply instanceof File ? reply : null
}

export const saveFile = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser reads the file some time after the click, so the object URL is revoked a minute later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
