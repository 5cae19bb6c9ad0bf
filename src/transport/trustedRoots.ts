import { fileAddress } from '../basePath.ts'
import { isTraining } from './config.ts'

/** Returns null if the server does not respond. A list that is missing on the server is empty. */
const listNamed = async (name: string): Promise<string | null> => {
  // If the list cannot be loaded, no issuer is trusted, and the result of a signature check says so.
  const reply = await fetch(fileAddress(`trusted-roots/${name}.pem`)).catch(() => null)
  if (!reply) return null
  return reply.ok ? reply.text() : ''
}

let request: Promise<string> | undefined

/**
 * Returns the certificates of the issuers that this installation trusts, in PEM; in training also the fictitious
 * issuer. They are requested once, and again if the server did not respond.
 */
export const trustedRoots = (): Promise<string> => {
  const names = isTraining() ? ['roots', 'practice'] : ['roots']
  request ??= Promise.all(names.map(listNamed)).then((lists) => {
    if (lists.includes(null)) request = undefined
    return lists.join('\n')
  })
  return request
}
