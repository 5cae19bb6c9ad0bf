import { useState } from 'react'
import { Button } from '../../../src/widgets/buttons/Button.tsx'
import { TextField } from '../../../src/widgets/fields/TextField.tsx'
import { Grid } from '../../../src/widgets/grid/Grid.tsx'
import { Paginator } from '../../../src/widgets/grid/Paginator.tsx'
import { Dialog } from '../../../src/widgets/overlays/Dialog.tsx'
import { type Notice, Toaster } from '../../../src/widgets/overlays/Toaster.tsx'
import { useConfirm } from '../../../src/widgets/overlays/useConfirm.tsx'
import { DirectionIcon } from '../../../src/widgets/tags/DirectionIcon.tsx'
import { StatusTag } from '../../../src/widgets/tags/StatusTag.tsx'
import { Frame } from './Frame.tsx'
import { rows } from './rows.ts'

const opened = new URLSearchParams(location.search).get('open')
const notice: Notice | null =
  opened === 'toast' || opened === 'dialog'
    ? {
        id: 1,
        kind: opened === 'toast' ? 'error' : 'success',
        title: 'Внимание!',
        text: 'Полето „Относно“ е задължително.\nПолето „Вид“ е задължително.',
        duration: 60000,
      }
    : null
const nothing = () => {}

export const OverlaysScene = () => {
  const [dialog, setDialog] = useState(opened)
  const [response, setResponse] = useState('')
  const { confirm, confirmDialog } = useConfirm()
  const [shown, setShown] = useState(notice)
  const sendRequest = async () =>
    setResponse(
      (await confirm({
        title: 'Внимание',
        body: 'Сигурни ли сте, че искате да премахнете всички изпълнители на задачата?',
      }))
        ? 'да'
        : 'не',
    )
  return (
    <Frame>
      <h1>Прозорци</h1>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button id="ask" onClick={sendRequest}>
          Питай
        </Button>
        <Button id="open" onClick={() => setDialog('dialog')}>
          Отвори
        </Button>
        <span id="answer">{response}</span>
      </div>
      {confirmDialog}
      <Dialog
        open={dialog === 'dialog'}
        title="Търсене на преписка"
        size="l"
        onClose={() => setDialog(null)}
        footer={<Button onClick={() => setDialog(null)}>Затвори</Button>}
      >
        <div className="flex flex-column gap-3">
          <TextField label="Рег №" value="" onChange={nothing} />
          <Grid
            label="Преписки"
            rows={rows.slice(0, 5)}
            rowKey={(row) => row.id}
            rowLabel={(row) => row.number}
            onOpen={() => setDialog(null)}
            rowActions={() => [{ label: 'Избор', run: nothing }]}
            columns={[
              { key: 'd', header: 'Посока', icon: true, cell: (row) => <DirectionIcon direction={row.direction} /> },
              { key: 'n', header: 'Рег. №', onPhone: 'title', cell: (row) => row.number },
              { key: 's', header: 'Относно', onPhone: 'bare', cell: (row) => row.subject },
              {
                key: 't',
                header: 'Статус',
                onPhone: 'tag',
                cell: (row) => <StatusTag tone={row.tone}>{row.status}</StatusTag>,
              },
            ]}
            footer={<Paginator skip={0} take={20} total={43} sizes={[5, 10, 20, 50, 100]} onChange={nothing} />}
          />
        </div>
      </Dialog>
      <Toaster notice={shown} onDone={() => setShown(null)} />
    </Frame>
  )
}
