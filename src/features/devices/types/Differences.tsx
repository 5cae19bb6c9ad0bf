import type { ContentField, TypeContent } from '../../../contract/shapes/devices.ts'
import { changedContentFields } from '../../../rules/devices/typeAsOfDate.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconProblem } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import type { TypeDefinition } from '../typeDefinition.ts'
import { labelOfField, shownValue } from '../typeLabels.ts'

type Props = { before: TypeContent; after: TypeContent; definition: TypeDefinition }
type Wrong = {
  id?: string
  error?: string | undefined
}

export const changesTitle = 'Какво се променя'

const Side = ({ says, field }: { says: TypeContent; field: ContentField }) => (
  <span className="pre-line">{shownValue(field, says) || '–'}</span>
)

export const DifferenceTable = ({ before, after, definition }: Props) => {
  const fields = changedContentFields(before, after)
  if (fields.length === 0) return <p className="muted m-0">Още нищо не се променя.</p>
  return (
    <table className="type-differences">
      <thead>
        <tr>
          <th scope="col">Поле</th>
          <th scope="col">Досега</th>
          <th scope="col">С допълнението</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{labelOfField(field, definition.isForeign)}</th>
            <td data-label="Досега">
              <Side says={before} field={field} />
            </td>
            <td data-label="С допълнението">
              <Side says={after} field={field} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const Differences = ({ id, error, ...props }: Props & Wrong) => (
  <Card title={changesTitle}>
    {error ? (
      <p id={id} tabIndex={-1} className="field-error m-0">
        <Glyph icon={IconProblem} />
        <span>{error}</span>
      </p>
    ) : (
      <DifferenceTable {...props} />
    )}
  </Card>
)
