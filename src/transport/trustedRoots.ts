import { fileAddress } from '../basePath.ts'
import { isTraining } from './config.ts'

const listNamed = async (name: string): Promise<string> => {
  // A list that does not come trusts nothing: the outcome of a signature then says so.
  const reply = await fetch(fileAddress(`trusted-roots/${name}.pem`)).catch(() => null)
  return reply?.ok ? reply.text() : ''
}

let asked: Promise<string> | undefined

/** The issuers of certificates that this installation trusts, in PEM; in practice the invented one, too. Asked for once. */
export const trustedRoots = (): Promise<string> => {
  const names = isTraining() ? ['roots', 'practice'] : ['roots']
  asked ??= Promise.all(names.map(listNamed)).then((lists) => lists.join('\n'))
  return asked
}
