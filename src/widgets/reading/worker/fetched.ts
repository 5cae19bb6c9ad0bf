import { CannotRead } from './unreadable.ts'

/**
 * Loads a part of the program with the first file of its kind. Rejects with a sentence for the user if it cannot be
 * loaded.
 */
export const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new CannotRead(
      'Прегледът не се зареди',
      'Част от програмата не дойде от сървъра. Затворете файла и го отворете отново.',
    )
  })
