import { formatDateTime } from '../../../dates/civilDate.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useChangedBy } from './useChangedBy.ts'

type Props = { docGuid: string; isEdited: boolean }

/**
 * Tells that another user has changed the document. The page shows the new version; a form keeps the typed values and
 * shows the differences on save.
 */
export const ChangedBanner = ({ docGuid, isEdited }: Props) => {
  const { changed, seen } = useChangedBy(docGuid)
  return (
    <div role="status" className="document-note">
      {changed && (
        <Banner
          kind="info"
          title={`Документът беше променен от ${changed.by}`}
          action={
            <Button small onClick={seen}>
              Разбрах
            </Button>
          }
        >
          {formatDateTime(changed.at)}{' '}
          {isEdited
            ? 'Въведеното от Вас остава; при записването ще видите какво е различно.'
            : 'Показано е новото съдържание.'}
        </Banner>
      )}
    </div>
  )
}
