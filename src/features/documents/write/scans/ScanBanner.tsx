import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../../../routes/to.ts'
import { countScans, nextScan, type ScanQueue, skipScan } from '../../../../rules/documents/scanQueue.ts'
import { cleanFileName } from '../../../../rules/files/fileRules.ts'
import { mayLeave, releaseGuards } from '../../../../screen-kit/leaveGuard.ts'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import { LinkButton } from '../../../../widgets/buttons/LinkButton.tsx'
import { Banner } from '../../../../widgets/page/Banner.tsx'
import { changeScans, useScans } from './scanQueueState.ts'

type Props = { module: DocumentModule; number: number }

const nameOf = (queue: ScanQueue<File>, number: number): string => cleanFileName(queue[number - 1]?.file.name ?? '')

/** Renders which file the form is for, above its fields. */
export const ScanBanner = ({ module, number }: Props) => {
  const queue = useScans(module)
  const [, navigate] = useLocation()
  const { createDocument, documents } = documentModule(module)
  const skipped = countScans(queue, 'skipped')
  const skip = async () => {
    if (!(await mayLeave())) return
    releaseGuards()
    const next = nextScan(skipScan(queue, number), number)
    changeScans(module, (now) => skipScan(now, number))
    navigate(next === null ? documents() : createDocument({ scan: next }), { replace: true })
  }
  return (
    <div role="status">
      <Banner
        kind="info"
        title={`${number} от ${queue.length}: „${nameOf(queue, number)}“`}
        action={
          <>
            <Button small onClick={() => void skip()}>
              Пропусни
            </Button>
            <Button small onClick={() => navigate(documents())}>
              Спри
            </Button>
          </>
        }
      >
        След записването продължавате със следващия файл.{skipped > 0 && ` Пропуснати дотук: ${skipped}.`}
      </Banner>
    </div>
  )
}

/** Renders why the form is not for the file that the address names. */
export const NoScanBanner = ({ module, number }: Props) => {
  const queue = useScans(module)
  const { createDocument, document } = documentModule(module)
  const docGuid = queue[number - 1]?.docGuid
  const next = nextScan(queue, number)
  return (
    <div role="status">
      {docGuid ? (
        <Banner
          kind="info"
          title={`От „${nameOf(queue, number)}“ вече има документ`}
          action={
            <>
              <LinkButton small href={document(docGuid)}>
                Към документа
              </LinkButton>
              {next !== null && (
                <LinkButton small kind="navy" href={createDocument({ scan: next })}>
                  Следващият файл ({next} от {queue.length})
                </LinkButton>
              )}
            </>
          }
        />
      ) : (
        <Banner kind="warning" title="Избраните файлове вече не са тук">
          Файловете се пазят само докато страницата е отворена. Изберете ги отново от списъка с документи.
        </Banner>
      )}
    </div>
  )
}
