import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../../../routes/to.ts'
import { countLeft, countScans, nextScan, takeSkippedAgain } from '../../../../rules/documents/scanQueue.ts'
import { pluralise } from '../../../../rules/words/pluralise.ts'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../../widgets/buttons/LinkButton.tsx'
import { IconNext, IconReset } from '../../../../widgets/icons.ts'
import { useConfirm } from '../../../../widgets/overlays/useConfirm.tsx'
import { Banner } from '../../../../widgets/page/Banner.tsx'
import { changeScans, useScans } from './scanQueueState.ts'

type Props = { module: DocumentModule }

/** Opens the form of the next waiting file, or of the first skipped one if no other file waits. */
const NextScan = ({ module, after = 0 }: Props & { after?: number }) => {
  const queue = useScans(module)
  const [, navigate] = useLocation()
  const { createDocument } = documentModule(module)
  const next = nextScan(queue, after)
  const skipped = countScans(queue, 'skipped')
  if (next !== null)
    return (
      <LinkButton small kind="navy" icon={IconNext} href={createDocument({ scan: next })}>
        Следващият файл ({next} от {queue.length})
      </LinkButton>
    )
  const goBack = () => {
    const again = takeSkippedAgain(queue)
    changeScans(module, () => again)
    navigate(createDocument({ scan: nextScan(again) ?? 1 }))
  }
  return (
    skipped > 0 && (
      <Button small kind="navy" icon={IconReset} onClick={goBack}>
        {skipped === 1 ? 'Към пропуснатия файл' : `Към пропуснатите ${pluralise(skipped, 'file')}`}
      </Button>
    )
  )
}

/** Returns the number of the file from which the document was created; 0 if it was created in another way. */
const useScanOf = (module: DocumentModule, docGuid: string): number =>
  useScans(module).findIndex((scan) => scan.docGuid === docGuid) + 1

/** Renders how to go on after the document of a file was registered; nothing for another document. */
export const NextAfterDocument = ({ module, docGuid }: Props & { docGuid: string }) => {
  const queue = useScans(module)
  const number = useScanOf(module, docGuid)
  if (number === 0) return null
  return countLeft(queue) > 0 ? (
    <NextScan module={module} after={number} />
  ) : (
    <span className="muted">Това беше последният от {pluralise(queue.length, 'file')}.</span>
  )
}

/** Renders the same for a document that has no number yet. */
export const NextAfterDraft = (props: Props & { docGuid: string }) =>
  useScanOf(props.module, props.docGuid) > 0 && (
    <div role="status" className="document-note">
      <Banner kind="info" title="Документът е записан като чернова" action={<NextAfterDocument {...props} />} />
    </div>
  )

/** Renders the files that still wait, above a list. */
export const ScansLeft = ({ module }: Props) => {
  const queue = useScans(module)
  const { confirm, confirmDialog } = useConfirm()
  const left = countLeft(queue)
  const skipped = countScans(queue, 'skipped')
  if (left === 0) return null
  const drop = async () => {
    const body = `${pluralise(left, 'file')} ${left === 1 ? 'остава' : 'остават'} без документ. Самите файлове на компютъра Ви не се изтриват.`
    if (await confirm({ title: 'Отказ от останалите файлове', body, yes: 'Откажи ги' })) changeScans(module, () => [])
  }
  return (
    <div className="mb-3">
      <Banner
        kind="info"
        title={`${left === 1 ? 'Остава' : 'Остават'} ${left} от ${pluralise(queue.length, 'file')} за регистриране`}
        action={
          <>
            <NextScan module={module} />
            <Button small onClick={() => void drop()}>
              Откажи останалите
            </Button>
          </>
        }
      >
        {skipped > 0 && `Пропуснати: ${skipped}. `}
        Файловете се пазят, докато не затворите или презаредите страницата.
      </Banner>
      {confirmDialog}
    </div>
  )
}
