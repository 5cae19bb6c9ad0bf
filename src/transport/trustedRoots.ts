import { fileAddress } from '../basePath.ts'
import { isTraining } from './config.ts'

const listNamed = async (name: string): Promise<string> => {
  // If the list cannot be loaded, no issuer is trusted, and the result of a signature check says so.
  const reply = await fetch(fileAddress(`trusted-roots/${name}.pem`)).catch(() => null)
  return reply?.ok ? reply.text() : ''
}

let request: Promise<string> | undefined

/**
 * Returns the certificates of the issuers that this installation trusts, in PEM; in training also the fictitious
 * issuer. They are requested once.
 */
export const trustedRoots = (): Promise<string> => {
  const names = isTraining() ? ['roots', 'practice'] : ['roots']
  request ??= Promise.all(names.map(listNamed)).then((lists) => lists.join('\n'))
  return request
}
