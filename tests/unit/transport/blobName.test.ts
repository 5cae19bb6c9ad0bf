import { expect, test } from 'vitest'
import { fileNameOf } from '../../../src/transport/blobName.ts'

test.each([
  [null, null],
  ['attachment', null],
  ['attachment; filename=report.xlsx', 'report.xlsx'],
  ['attachment; filename="a \\"b\\" c.pdf"', 'a _b_ c.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%D0%9F%D0%B8%D1%81%D0%BC%D0%BE%201.pdf', 'Писмо 1.pdf'],
  ["attachment; filename*=utf-8'bg'%D0%B0.txt; filename=b.txt", 'а.txt'],
  ["attachment; filename*=iso-8859-1''%E9.txt", 'é.txt'],
  ["attachment; filename*=klingon''x.txt; filename=ok.txt", 'ok.txt'],
  ['attachment; filename="..\\..\\win.exe"', '....win.exe'],
  ['attachment; filename="../../etc/passwd"', '.._.._etc_passwd'],
  ['attachment; filename="fdp.\u202eexe"', 'fdp.exe'],
  ['attachment; filename="a\u0000b.txt"', 'ab.txt'],
])('the name of a downloaded file: %s', (header, name) => expect(fileNameOf(header)).toBe(name))
