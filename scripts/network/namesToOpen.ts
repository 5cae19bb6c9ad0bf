import { networkInterfaces } from 'node:os'

export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((given = []) =>
    given.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )

const everyAddress: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/**
 * Returns the host name by which other computers reach a server that listens on `host`. If the server listens on all
 * addresses: the host of the first origin, otherwise the first address of this computer. Undefined if only this
 * computer can reach the server.
 */
export const nameToOpen = (
  host: string | undefined,
  origins: readonly string[],
  own: readonly string[],
): string | undefined => {
  if (host === undefined || !everyAddress.has(host)) return host
  return origins[0] === undefined ? own[0] : new URL(origins[0]).hostname
}

const onlyHere: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

export const textForTrainer = (page: string | undefined, name: string | undefined): string => {
  if (page === undefined) return 'Няма страница за обучаемите. За да има, добавете --page 4173.'
  if (name === undefined || onlyHere.has(name))
    return `Отворете ${page} и влезте като administrator.\nОбучаемите я отварят само на този компютър. За да я отварят и на други, добавете --host 0.0.0.0.`
  return `Отворете ${page} и влезте като administrator.\nОбучаемите отварят на своите компютри същия адрес и влизат като някой от другите.`
}
