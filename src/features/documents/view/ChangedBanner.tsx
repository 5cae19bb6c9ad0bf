import { formatDateTime } from '../../../dates/civilDate.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useChangedBy } from './useChangedBy.ts'

type Props = { docGuid: string; isEdited: boolean }

/**
 * Says that somebody else changed the document while it was open. What is on the page is already the new one; a form
 * keeps what was typed and shows the difference when it is saved.
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
