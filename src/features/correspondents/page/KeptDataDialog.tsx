import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { Correspondent } from '../../../contract/shapes/correspondents.ts'
import { keptKindTexts } from '../../../rules/correspondents/keptData.ts'
import { listed } from '../../../rules/words/pluralise.ts'
import { madeLine } from '../../../screen-kit/list/export/heading.ts'
import { sheetOf } from '../../../screen-kit/list/export/sheet.ts'
import { useExport } from '../../../screen-kit/list/export/useExport.ts'
import { labelFrom } from '../../../screen-kit/lookup/lookupOptions.ts'
import { PaperDialog } from '../../../screen-kit/paper/PaperDialog.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconExport } from '../../../widgets/icons.ts'
import { Dialog } from '../../../widgets/overlays/Dialog.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { fileColumns, fileLines, ownData, recordSections, viewsTitle } from '../keptSections.ts'
import { groups, sentVias } from '../lookups.ts'
import { noteDataShown } from '../noteDataShown.ts'
import { KeptPaper, type KeptReport } from './KeptPaper.tsx'
import { type Kept, mostDocuments, useKept } from './useKept.ts'

const title = 'Какво пазим за това лице'
const paper = { title, Sheet: KeptPaper }

const missingIn = ({ data, areOnlyDocuments, hasMoreDocuments }: Kept): string[] => [
  ...(hasMoreDocuments ? [`документите след първите ${mostDocuments}`] : []),
  ...(areOnlyDocuments
    ? Object.entries(keptKindTexts).flatMap(([kind, texts]) => (kind === 'document' ? [] : [texts.title.toLowerCase()]))
    : []),
  ...(data?.views ? [] : [viewsTitle.toLowerCase()]),
]

type Props = { correspondent: Correspondent; onClose: () => void }

/** Shows all that is kept about a person (right of access), with print and a file. */
export const KeptDataDialog = ({ correspondent, onClose }: Props) => {
  const { kept, error, refetch } = useKept(correspondent.id)
  if (kept) return <Report correspondent={correspondent} kept={kept} onClose={onClose} />
  return (
    <Dialog open size="l" title={title} onClose={onClose} footer={<Button onClick={onClose}>Затвори</Button>}>
      {error ? <ErrorState message={error.message} onRetry={refetch} /> : <Skeleton lines={8} />}
    </Dialog>
  )
}

const Report = ({ correspondent, kept, onClose }: Props & { kept: Kept }) => {
  const { id, fullName } = correspondent
  const allGroups = useAtomValue(groups.optionsAtom)
  const allVias = useAtomValue(sentVias.optionsAtom)
  const { busy, start } = useExport()
  useEffect(() => {
    noteDataShown(id, 'report')
    const noteForPrint = () => noteDataShown(id, 'print')
    addEventListener('beforeprint', noteForPrint)
    return () => removeEventListener('beforeprint', noteForPrint)
  }, [id])
  const names = {
    group: (groupId: number) => labelFrom(allGroups, groupId, 'f'),
    sentVia: (viaId: number) => labelFrom(allVias, viaId),
  }
  const { data, records } = kept
  const own = ownData(correspondent, names, data)
  const sections = recordSections(records)
  const views = data?.views ?? null
  const missing = missingIn(kept)
  const report: KeptReport = {
    name: fullName,
    own,
    sections,
    views,
    missing: missing.length > 0 ? listed(missing) : '',
  }
  const makeFile = async () => {
    const heading = [
      `${title}: ${fullName}`,
      madeLine('Изготвена'),
      ...(report.missing ? [`Липсват: ${report.missing}`] : []),
    ]
    const file = await sheetOf({ title, heading, columns: fileColumns, rows: fileLines(own, sections, views ?? []) })
    noteDataShown(id, 'file')
    return file
  }
  return (
    <PaperDialog
      paper={paper}
      record={report}
      onClose={onClose}
      actions={
        <Button icon={IconExport} busy={busy} onClick={() => start(`${title} – ${fullName}`, makeFile)}>
          Свали .xlsx
        </Button>
      }
    />
  )
}
