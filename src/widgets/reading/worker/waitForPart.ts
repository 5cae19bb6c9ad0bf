import { CannotRead } from './unreadable.ts'

/** Waits for a lazily loaded part of the program. If it cannot be loaded, rejects with a message for the user. */
export const waitForPart = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new CannotRead(
      'Прегледът не се зареди',
      'Част от програмата не дойде от сървъра. Затворете файла и го отворете отново.',
    )
  })
