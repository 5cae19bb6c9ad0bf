import { useAtomValue } from 'jotai'
import { library } from '../../../contract/library.ts'
import { to } from '../../../routes/to.ts'
import { isGuide } from '../../../rules/library/libraryRules.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { ShownVersion } from '../document/ShownVersion.tsx'
import { latestOf } from '../libraryState.ts'

/**
 * Among this many of the found documents the first guide is shown, because other kinds of documents may be found too.
 */
const maxDocuments = 10
const guidesAtom = queryAtomFamily((keyword: string) =>
  queryOf(library.getLibraryDocuments, { query: { skip: 0, take: maxDocuments }, body: { keyword } }, { quiet: true }),
)

type Props = { keyword: string; onClose: () => void }

/** Renders the guide for the current screen. It is a dialog, so that the values typed in the screen are kept. */
const HelpDialog = ({ keyword, onClose }: Props) => {
  const { data, error, refetch } = useAtomValue(guidesAtom(keyword))
  const guide = data?.items.find((one) => isGuide(latestOf(one)?.fileName ?? ''))
  const version = guide && latestOf(guide)
  return (
    <Dialog
      open
      size="l"
      title={guide?.title ?? 'Помощ'}
      onClose={onClose}
      footer={
        <>
          <LinkButton href={to.library()}>Към библиотеката</LinkButton>
          <Button onClick={onClose} data-autofocus="">
            Затвори
          </Button>
        </>
      }
    >
      {version && <ShownVersion version={version} under="dialog" />}
      {data && !version && (
        <EmptyState title="За този екран още няма ръководство">Потърсете в библиотеката.</EmptyState>
      )}
      {error && !data && (
        <ErrorState title="Помощта не се зареди" message={error.message} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton lines={8} />}
    </Dialog>
  )
}

export default HelpDialog
