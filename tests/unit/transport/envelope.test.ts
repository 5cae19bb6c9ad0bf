import { describe, expect, test } from 'vitest'
import { readResponse } from '../../../src/transport/envelope.ts'
import { notOurs } from '../../../src/transport/serverErrorText.ts'
import { sentenceOf } from '../../../src/transport/statusMessages.ts'
import { type Row, respond } from './respondInRow.ts'

const inServer = 'В сървъра възникна грешка. Опитайте отново след малко.'

describe('the general envelope (document 1, section 8)', () => {
  const rows: Row[] = [
    { title: 'type 1 gives resultData', json: { type: 1, resultData: [1] }, expected: { kind: 'done', reply: [1] } },
    { title: 'type Success too', json: { type: 'Success', resultData: 7 }, expected: { kind: 'done', reply: 7 } },
    { title: 'no type too', json: { resultData: 'а' }, expected: { kind: 'done', reply: 'а' } },
    { title: 'an empty body gives nothing', expected: { kind: 'done', reply: undefined } },
    { title: 'a body that is no envelope is the reply', json: [1, 2], expected: { kind: 'done', reply: [1, 2] } },
    {
      title: 'a message is a success notice',
      json: { type: 1, message: 'Записано', resultData: 1 },
      expected: { kind: 'done', reply: 1, notice: { kind: 'success', text: 'Записано' } },
    },
    {
      title: 'type 0 gives null and an error notice',
      json: { type: 0, message: 'Документът е приключен', resultData: { a: 1 } },
      expected: {
        kind: 'refused',
        reply: null,
        notice: { kind: 'error', text: 'Документът е приключен', details: [] },
      },
    },
    {
      title: 'any other type is no success',
      json: { type: 'Error', message: 'Не' },
      expected: { kind: 'refused', reply: null, notice: { text: 'Не' } },
    },
    {
      title: 'type 0 without a message',
      json: { type: 0 },
      expected: {
        kind: 'refused',
        notice: { kind: 'error', text: 'Сървърът отказа действието, без да каже защо.', details: [] },
      },
    },
    {
      title: 'field messages stand under the main one',
      json: { type: 0, message: 'Не', additionalFieldMessages: { subject: ['Празно', 'Късо'], date: 'Стара' } },
      expected: {
        fault: { kind: 'refused', fields: { subject: ['Празно', 'Късо'], date: ['Стара'] } },
        notice: { text: 'Не', details: ['Празно', 'Късо', 'Стара'] },
      },
    },
    {
      title: 'field messages as a list',
      json: { type: 0, message: 'Не', additionalFieldMessages: [{ fieldName: 'subject', message: 'Празно' }] },
      expected: { fault: { fields: { subject: ['Празно'] } }, notice: { details: ['Празно'] } },
    },
    {
      title: 'otherwise the additional messages do',
      json: { type: 0, message: 'Не', additionalMessages: ['Първо', 'Второ'] },
      expected: { notice: { details: ['Първо', 'Второ'] } },
    },
    {
      title: '400: the map, one per line, under its heading',
      status: 400,
      json: { errors: { Subject: ['Празно'], Date: ['Стара', 'Грешна'] } },
      expected: {
        kind: 'failed',
        fault: { kind: 'invalid', status: 400, fields: { Subject: ['Празно'], Date: ['Стара', 'Грешна'] } },
        notice: { kind: 'error', title: 'Внимание!', text: 'Празно\nСтара\nГрешна' },
      },
    },
    {
      title: '400 without a map: the message',
      status: 400,
      json: { message: 'Лоша заявка' },
      expected: { fault: { kind: 'invalid' }, notice: { title: 'Внимание!', text: 'Лоша заявка' } },
    },
    {
      title: '401 shows nothing',
      status: 401,
      expected: { kind: 'failed', fault: { kind: 'unauthorised', status: 401 } },
    },
    {
      title: '500: line breaks kept',
      status: 500,
      json: { message: 'Ред 1\r\nРед 2' },
      expected: { kind: 'failed', fault: { kind: 'server', status: 500 }, notice: { text: 'Ред 1\nРед 2' } },
    },
    {
      title: '500: a first line of one character is dropped',
      status: 500,
      json: { message: '!\nРед 1\nРед 2' },
      expected: { notice: { text: 'Ред 1\nРед 2' } },
    },
    { title: '500: nothing left', status: 500, json: { message: '!' }, expected: { notice: { text: inServer } } },
    { title: '500 without a body', status: 500, expected: { notice: { kind: 'error', text: inServer } } },
    { title: '500 as a page', status: 500, garbled: true, expected: { notice: { text: inServer } } },
    {
      title: '500 with a page inside the message',
      status: 500,
      json: { message: '<html>stack</html>' },
      expected: { notice: { text: inServer } },
    },
    {
      title: 'another failure: its message',
      status: 403,
      json: { type: 0, message: 'Нямате право', additionalMessages: ['Обърнете се към деловодството'] },
      expected: {
        kind: 'failed',
        fault: { kind: 'server', status: 403 },
        notice: { text: 'Нямате право', details: ['Обърнете се към деловодството'] },
      },
    },
    {
      title: 'another failure: generic',
      status: 418,
      expected: { notice: { kind: 'error', text: 'Сървърът отказа заявката (код 418).' } },
    },
    {
      title: 'a failure without words: the sentence of its status',
      status: 404,
      expected: { notice: { text: 'Търсеното не е намерено на сървъра. Възможно е междувременно да е изтрито.' } },
    },
    {
      title: 'words in English are not shown where there is a sentence',
      status: 409,
      json: { title: 'Conflict', status: 409 },
      expected: { notice: { text: 'Междувременно записът е променен. Заредете го отново и опитайте пак.' } },
    },
    {
      title: 'ProblemDetails: the detail',
      status: 403,
      json: { title: 'Forbidden', detail: 'Документът е на друга дирекция.' },
      expected: { fault: { status: 403 }, notice: { text: 'Документът е на друга дирекция.' } },
    },
    {
      title: 'ProblemDetails: else the title',
      status: 500,
      json: { title: 'Вътрешна грешка при номериране' },
      expected: { notice: { text: 'Вътрешна грешка при номериране' } },
    },
    {
      title: 'a plain text',
      status: 500,
      garbled: true,
      text: 'Базата не отговаря',
      expected: { notice: { text: 'Базата не отговаря' } },
    },
    {
      title: 'a page as text',
      status: 500,
      garbled: true,
      text: ' <!doctype html>…',
      expected: { notice: { text: inServer } },
    },
    {
      title: '503 says when',
      status: 503,
      retryAfter: '30',
      expected: { notice: { text: 'Сървърът временно не работи. Опитайте отново след 30 сек.' } },
    },
    {
      title: '429 says when, in minutes',
      status: 429,
      retryAfter: '200',
      expected: { notice: { text: 'Към сървъра са изпратени твърде много заявки. Опитайте отново след 4 мин.' } },
    },
    {
      title: '503 with a date instead of seconds',
      status: 503,
      retryAfter: 'Sun, 22 Nov 2026 13:00:00 GMT',
      expected: { notice: { text: 'Сървърът временно не работи. Опитайте отново след малко.' } },
    },
    {
      title: '422 names its fields too',
      status: 422,
      json: { title: 'Unprocessable', errors: { Subject: ['Празно'] } },
      expected: {
        fault: { kind: 'invalid', status: 422, fields: { Subject: ['Празно'] } },
        notice: { text: 'Празно' },
      },
    },
    {
      title: '400 with a bare map',
      status: 400,
      json: { subjectDescription: ['Празно'], Date: 'Стара' },
      expected: {
        fault: { kind: 'invalid', fields: { subjectDescription: ['Празно'], Date: ['Стара'] } },
        notice: { title: 'Внимание!', text: 'Празно\nСтара' },
      },
    },
    {
      title: 'an envelope in capitals',
      json: { Type: 0, Message: 'Не', AdditionalFieldMessages: { Subject: ['Празно'] } },
      expected: { kind: 'refused', fault: { fields: { Subject: ['Празно'] } }, notice: { text: 'Не' } },
    },
    {
      title: 'a page instead of JSON: nobody knows whether anything was done',
      garbled: true,
      text: 'Вход',
      expected: {
        kind: 'failed',
        fault: { kind: 'unreadable', message: notOurs },
        notice: { text: notOurs, trace: ['HTTP 200', 'Вход'] },
      },
    },
  ]
  test.each(rows)('$title', (row) => expect(readResponse('main', respond(row), sentenceOf)).toMatchObject(row.expected))
})
