import type { OneBackend } from '../transport/address.ts'
import { appConfig } from '../transport/config.ts'

/** Why a log-in failed for which no backend has said that the name or the password is wrong; fetched when one does. */

const withoutReason =
  'Сървърът отказа входа, без да каже защо. Проверете потребителското име и паролата. Ако са верни, обадете се на администратора: адресът на сървъра в настройките може да е грешен или пред него да има друг вход с парола.'

/** One backend lets in: the name and the password are right. */
const oneRefuses = (backend: OneBackend): string =>
  `Името и паролата са приети от единия сървър на системата, но другият отказа входа, без да каже защо. Обадете се на администратора: адресът в настройката „api.${backend}“ може да е грешен или да нямате достъп там.`

/** Where a backend is asked, as the configuration says it: host and path, without anything that a call adds. */
const addressOfBackend = (backend: OneBackend): string => {
  const { host, pathname } = new URL(appConfig().api[backend], location.href)
  return host + pathname.replace(/\/$/, '')
}

/** With the addresses that were asked, for who keeps the installation; '' is a refusal without a word. */
export const withAddress = (message: string, of: readonly OneBackend[], isAlone: boolean): string => {
  const [first = 'register'] = of
  const said = message || (isAlone ? oneRefuses(first) : withoutReason)
  const addresses = [...new Set(of.map(addressOfBackend))]
  return `${said} ${addresses.length > 1 ? 'Адреси' : 'Адрес'}: ${addresses.join(' и ')}`
}

export const ownTokenRefused = (): string =>
  withAddress(
    'Потребителското име и паролата са приети, но сървърът не признава входа, който сам е издал. Обадете се на администратора: адресите на двата сървъра в настройките може да са разменени или грешни.',
    ['register', 'shreder'],
    false,
  )
