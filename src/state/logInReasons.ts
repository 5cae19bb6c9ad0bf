import type { OneBackend } from '../transport/address.ts'
import { appConfig } from '../transport/config.ts'

/**
 * Texts for a failed login if the server sent no message about the name or the password. This file is loaded only when
 * needed.
 */

const withoutReason =
  'Сървърът отказа входа, без да каже защо. Проверете потребителското име и паролата. Ако са верни, обадете се на администратора: адресът на сървъра в настройките може да е грешен или пред него да има друг вход с парола.'

const oneRefuses = (backend: OneBackend): string =>
  `Името и паролата са приети от единия сървър на системата, но другият отказа входа, без да каже защо. Обадете се на администратора: адресът в настройката „api.${backend}“ може да е грешен или да нямате достъп там.`

/** Returns the configured URL of a backend: its host and path, without the path of a single request. */
const addressOfBackend = (backend: OneBackend): string => {
  const { host, pathname } = new URL(appConfig().api[backend], location.href)
  return host + pathname.replace(/\/$/, '')
}

/**
 * Adds the URLs of the backends in `of` to the message, for the administrator of the installation. An empty message
 * means a refusal without a message.
 */
export const withAddress = (message: string, of: readonly OneBackend[], isAlone: boolean): string => {
  const [first = 'register'] = of
  const sentence = message || (isAlone ? oneRefuses(first) : withoutReason)
  const addresses = [...new Set(of.map(addressOfBackend))]
  return `${sentence} ${addresses.length > 1 ? 'Адреси' : 'Адрес'}: ${addresses.join(' и ')}`
}

export const ownTokenRefused = (): string =>
  withAddress(
    'Потребителското име и паролата са приети, но сървърът не признава входа, който сам е издал. Обадете се на администратора: адресите на двата сървъра в настройките може да са разменени или грешни.',
    ['register', 'shreder'],
    false,
  )
