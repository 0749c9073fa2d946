import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptResponse } from './kept-response.ts';
import { noticeBody } from './notice-body.ts';

const event = JSON.stringify({
  id: 'evt_1',
  type: 'customer.created',
  data: { customerName: 'Kim & <Lee> "Co"', enabled: true, note: null, rows: [{ n: 1 }, { n: 2 }] },
});

describe('the body of a notice', () => {
  it('is the kept text itself as JSON', () => {
    expect(noticeBody(event, 'JSON')).toEqual({ contentType: 'application/json', body: event });
  });

  it('is one field per value as a form', () => {
    const { body } = noticeBody(event, 'FORM');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      id: 'evt_1',
      type: 'customer.created',
      'data.customerName': 'Kim & <Lee> "Co"',
      'data.enabled': 'true',
      'data.note': '',
      'data.rows.0.n': '1',
      'data.rows.1.n': '2',
    });
  });

  it('is one element per value as XML', () => {
    expect(noticeBody(event, 'XML').body).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<notice><id>evt_1</id><type>customer.created</type><data>' +
        '<customerName>Kim &amp; &lt;Lee&gt; &quot;Co&quot;</customerName><enabled>true</enabled><note></note>' +
        '<rows><item><n>1</n></item><item><n>2</n></item></rows></data></notice>\n',
    );
  });

  it('lets no value break out of its element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const { body } = noticeBody(JSON.stringify({ value }), 'XML');
        const inside = body.slice(body.indexOf('<value>') + 7, body.indexOf('</value>'));
        expect(inside).not.toMatch(/[<>"]|&(?!amp;|lt;|gt;|quot;)/);
      }),
    );
  });
});

describe('what is kept of an answer', () => {
  it('holds no secrets', () => {
    const kept = keptResponse('{"password":"hunter2","token":"abc","echo":"4111 1111 1111 1111","ok":true}');
    expect(kept).toBe('{"password":"[removed]","token":"[removed]","echo":"[removed]","ok":true}');
    expect(keptResponse('key whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw and 4111111111111111')).toBe(
      'key [removed] and [removed]',
    );
    expect(keptResponse('{"card":"4111111111111111", cut')).toBe('{"card":"[removed]", cut');
  });

  it('is short and can be kept, whatever came', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 5000 }), (body) => {
        const kept = keptResponse(body);
        expect(kept.length).toBeLessThanOrEqual(2001);
        expect(kept.isWellFormed()).toBe(true);
        expect(kept).not.toContain('\0');
      }),
    );
  });
});
