import { formatDateTime } from '../../../rules/civilDate.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { Banner } from '../../../widgets/page/Banner.tsx'
import { useChangedBy } from './useChangedBy.ts'

/** Says that somebody else changed the document while it was open; what is on the page is already the new one. */
export const ChangedBanner = ({ docGuid }: { docGuid: string }) => {
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
          {formatDateTime(changed.at)} Показано е новото съдържание.
        </Banner>
      )}
    </div>
  )
}
