import { DatabaseReplaced } from './database.ts'

export type StorageTrouble = {
  kind: 'full' | 'replaced' | 'outdated' | 'unreadable' | 'unavailable'
  message: string
  cause: unknown
}

const messages: Record<StorageTrouble['kind'], string> = {
  full: 'Мястото за данни в браузъра свърши. Направеното от сега нататък ще се загуби при затваряне на страницата.',
  replaced: 'Учебната среда е започната отначало в друг раздел на браузъра. Заредете страницата отново.',
  outdated:
    'Запазеното в този браузър е от друга версия на учебната среда и не може да се ползва. Започнахте с началните данни.',
  unreadable:
    'Запазеното в този браузър не може да се прочете и направеното няма да се запази. „Нулирай данните“ в менюто на потребителя започва отначало.',
  unavailable: 'Браузърът не позволява запазване на данни. Направеното ще се загуби при затваряне на страницата.',
}

/**
 * Returns the message for a failed read: about the browser's settings if the browser refused access, otherwise about
 * the stored data.
 */
export const readingTroubleOf = (cause: unknown): StorageTrouble =>
  cause instanceof DOMException ? storageTroubleOf(cause) : { kind: 'unreadable', message: messages.unreadable, cause }

export const outdatedTrouble = (cause: unknown): StorageTrouble => ({
  kind: 'outdated',
  message: messages.outdated,
  cause,
})

export const storageTroubleOf = (cause: unknown): StorageTrouble => {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
  const kind = isFull ? 'full' : cause instanceof DatabaseReplaced ? 'replaced' : 'unavailable'
  return { kind, message: messages[kind], cause }
}
