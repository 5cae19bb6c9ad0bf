import { pluralise } from '../../rules/words/pluralise.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import { isUnsent } from './chosenFiles.ts'
import { useUploads } from './useUploads.ts'

/**
 * Returns a text that says only that the upload did not finish, because after a lost response the file may be on the
 * server.
 */
export const notSent = (count: number): string => `Качването на ${pluralise(count, 'file')} не завърши`

/** Returns the number of chosen files that are not uploaded yet. */
export const useUnsentFiles = (docGuid: string): number => useUploads(docGuid).chosen.filter(isUnsent).length

export const UnsentFiles = ({ count, onOpen }: { count: number; onOpen: (() => void) | undefined }) =>
  count > 0 && (
    <Banner
      kind="warning"
      title={`${notSent(count)}.`}
      {...(onOpen && {
        action: (
          <Button small onClick={onOpen}>
            Към файловете
          </Button>
        ),
      })}
    >
      В раздел „Файлове“ пише защо. Качете {count === 1 ? 'го' : 'ги'} отново или {count === 1 ? 'го' : 'ги'}{' '}
      премахнете.
    </Banner>
  )
