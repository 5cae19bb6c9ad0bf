import { Button } from '../buttons/Button.tsx'
import { IconDownload } from '../icons.ts'
import { EmptyState } from '../page/EmptyState.tsx'

/** A message in place of a HEIC picture, where the browser cannot decode HEIC. */
export const HeicPhoto = ({ onDownload }: { onDownload: () => void }) => (
  <EmptyState
    title="Снимка от телефон във формат HEIC"
    action={
      <Button icon={IconDownload} onClick={onDownload}>
        Изтегли снимката
      </Button>
    }
  >
    Този браузър не показва такива снимки. Изтеглете я и я отворете с програма за снимки, или поискайте от подателя да я
    изпрати като JPG.
  </EmptyState>
)
