import { Button } from '../buttons/Button.tsx'
import { IconDownload } from '../icons.ts'
import { Banner } from '../page/Banner.tsx'

export const CutFile = ({ what, onDownload }: { what: string; onDownload: () => void }) => (
  <Banner
    kind="warning"
    title="Файлът изглежда повреден"
    action={
      <Button small icon={IconDownload} onClick={onDownload}>
        Изтегли
      </Button>
    }
  >
    {what} Краят на файла липсва. Поискайте файла отново от подателя.
  </Banner>
)
