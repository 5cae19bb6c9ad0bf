import { counted } from '../../rules/words/count.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Banner } from '../../widgets/page/Banner.tsx'
import { isUnsent } from './chosenFiles.ts'
import { useUploads } from './useUploads.ts'

/** „1 файл не се качи“, „2 файла не се качиха“. */
export const notSent = (count: number): string => `${counted(count, 'file')} не се ${count === 1 ? 'качи' : 'качиха'}`

/** How many files were meant for a document and did not come to it; they wait to be sent again or removed. */
export const useUnsentFiles = (docGuid: string): number => useUploads(docGuid).chosen.filter(isUnsent).length

/** Stays on the document until each of them is sent or removed. */
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
      {count === 1 ? 'Не е прикачен' : 'Не са прикачени'} към документа: качете {count === 1 ? 'го' : 'ги'} отново или{' '}
      {count === 1 ? 'го' : 'ги'} премахнете от раздел „Файлове“.
    </Banner>
  )
