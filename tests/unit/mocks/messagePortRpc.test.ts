import { expect, test } from 'vitest'
import { type CallOverPort, handleOver, type ReplyOverPort } from '../../../mocks/page/messagePortRpc.ts'

const callOver = async (respond: (request: Request) => Promise<Response>, call: Partial<CallOverPort> = {}) => {
  const { port1, port2 } = new MessageChannel()
  handleOver(port2, respond)
  const reply = new Promise<ReplyOverPort>((done) => {
    port1.onmessage = ({ data }) => done(data)
  })
  port1.postMessage({ id: 7, url: 'http://host/shreder/api/One', method: 'GET', headers: [], body: null, ...call })
  const came = await reply
  port1.close()
  return came
}

test('a call arrives as a request, its response returns with status, headers and bytes', async () => {
  const reply = await callOver(
    async (request) => new Response(`${request.method} ${await request.text()}`, { status: 201, headers: { a: 'b' } }),
    { method: 'POST', body: new TextEncoder().encode('Молба').buffer },
  )
  expect(reply).toMatchObject({ id: 7, status: 201 })
  if ('isBroken' in reply) throw new Error('The line broke')
  expect(new Headers(reply.headers).get('a')).toBe('b')
  expect(new TextDecoder().decode(reply.body)).toBe('POST Молба')
})

test('a form with a file arrives complete', async () => {
  const form = new FormData()
  form.append('file', new File(['Сметка'], 'сметка.txt'))
  const sent = new Request('http://host/', { method: 'POST', body: form })
  const reply = await callOver(
    async (request) => {
      const file = (await request.formData()).get('file')
      return new Response(file instanceof File ? `${file.name}: ${await file.text()}` : 'nothing')
    },
    { method: 'POST', headers: [...sent.headers], body: await sent.arrayBuffer() },
  )
  expect(!('isBroken' in reply) && new TextDecoder().decode(reply.body)).toBe('сметка.txt: Сметка')
})

test('a missing response is reported as a network error', async () => {
  expect(await callOver(async () => Response.error())).toEqual({ id: 7, isBroken: true })
})
