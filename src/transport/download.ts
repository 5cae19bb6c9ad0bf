import type { Ask, Endpoint } from '../contract/endpoint.ts'
import { withoutBlanks } from './address.ts'
import { type CallOptions, request } from './request.ts'

/** An endpoint that replies with a file. */
export type FileEndpoint = Endpoint & { reply: 'file' }

/**
 * Asks for a file; its name is the one the server gave, else `fileName`. Null when the server refused inside an answer (the notice is
 * already shown). The body is a filter: its empty strings are removed (document 1, section 5).
 */
export const download = async <E extends FileEndpoint>(
  endpoint: E,
  ask: Ask<E>,
  options: CallOptions = {},
): Promise<File | null> => {
  const reply = await request(endpoint, withoutBlanks(ask), options)
  return reply instanceof File ? reply : null
}

/** Hands a file over to the browser's downloads under its own name. */
export const saveFile = (file: File): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // The browser reads the file after the click; the address is given back when it surely has.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
