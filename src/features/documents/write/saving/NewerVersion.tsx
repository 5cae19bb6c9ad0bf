import { formatDateTime } from '../../../../dates/civilDate.ts'
import { MergeDialog } from '../../../../screen-kit/record-form/MergeDialog.tsx'
import type { Versions } from '../../../../screen-kit/saving/fieldMerge.ts'
import type { DocumentField, DocumentValues } from '../values/documentValues.ts'
import { type Choices, differences } from '../values/mergeDocument.ts'
import { labelOf } from '../values/shownFields.ts'
import type { NewerDocument } from './saveChange.ts'

type Props = {
  newer: NewerDocument
  versions: Versions<DocumentValues>
  besides: string
  shown: (field: DocumentField, values: DocumentValues) => string
  isLocked: (field: DocumentField) => boolean
  busy: boolean
  onSave: (choices: Choices) => void
  onBack: () => void
}

export const NewerVersion = ({ newer, versions, besides, shown, ...rest }: Props) => (
  <MergeDialog
    {...rest}
    title="Документът е променен междувременно"
    differences={differences(versions)}
    theirsTitle={`Записано: ${newer.changedBy}`}
    labelOf={labelOf}
    shown={(field, version) => shown(field, versions[version])}
  >
    <p>
      Докато попълвахте, документът е записан от <b>{newer.changedBy}</b>
      {newer.changedAt && ` (${formatDateTime(newer.changedAt)})`}. Изберете какво да остане във всяко различно поле.
      Нищо не се записва, преди да потвърдите.
    </p>
    {besides !== '' && (
      <p className="muted">
        Променени са и: {besides}. Те се записват отделно и остават така, както са сега, каквото и да изберете.
      </p>
    )}
  </MergeDialog>
)
