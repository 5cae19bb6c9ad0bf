import { account } from '../contract/account.ts'
import { addressOf, type OneBackend } from './address.ts'
import { appConfig } from './config.ts'
import { Fault } from './fault.ts'

/** The time limit, in milliseconds, of the request that only tests the connection. */
const longestLook = 3000

const notLetIn =
  'Сървърът отговаря, но не допуска тази заявка от този адрес. Обадете се на администратора: той трябва да я разреши.'
const awayOrNotLetIn =
  'Няма връзка със сървъра, или той не допуска заявки от този адрес. Проверете мрежата; ако тя работи, обадете се на администратора.'

const perhapsTooLarge =
  'Качването прекъсна, макар че сървърът отговаря. Ако се повтори, файлът може да е по-голям, отколкото сървърът приема.'

const keyHeader = 'Idempotency-Key'

const responds = (address: string, names: readonly string[]): Promise<boolean> =>
  fetch(address, {
    headers: Object.fromEntries(names.map((name) => [name, 'x'])),
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(longestLook),
  }).then(
    () => true,
    () => false,
  )

const toAllow = (backend: string, names: readonly string[]): string =>
  [
    `CORS: ${backend}`,
    `Access-Control-Allow-Origin: ${location.origin}`,
    `Access-Control-Allow-Headers: ${names.join(', ')}`,
    'Access-Control-Allow-Methods: GET, POST, PUT, DELETE',
  ].join('\n')

/**
 * Returns why a request to another origin got no response; null if unknown. A test request with the same header names
 * shows whether CORS blocks requests. If not, an upload may have been too large, because a 413 cannot be read across
 * origins.
 */
export const diagnoseNetworkError = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  hasFiles = false,
): Promise<Fault | null> => {
  const { origin } = new URL(url, location.origin)
  if (origin === location.origin) return null
  const names = Object.keys(headers).filter((name) => name !== 'Accept')
  const backend: OneBackend = url.startsWith(appConfig().api.register) ? 'register' : 'shreder'
  const query = addressOf(account.getCurrentUserInfo, backend)
  if (await responds(query, names)) {
    return hasFiles ? new Fault('network', perhapsTooLarge, { serverText: `413? ${origin}` }) : null
  }
  const others = names.filter((name) => name !== keyHeader)
  const isKeyRefused = others.length < names.length && (await responds(query, others))
  const serverText = toAllow(origin, names)
  console.warn(serverText)
  if (isKeyRefused) return new Fault('network', notLetIn, { serverText, ended: 'unsent' })
  return new Fault('network', awayOrNotLetIn, { serverText })
}
