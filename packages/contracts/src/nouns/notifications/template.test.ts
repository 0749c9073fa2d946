import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allNotificationKinds, fieldsOf, notificationKind } from './kinds.ts';
import { filled, paragraphsOf, templateFaults } from './template.ts';

describe('a template of a notice', () => {
  it.each(allNotificationKinds)('of %s is in order as the product brings it', (kind) => {
    expect(templateFaults(kind, notificationKind(kind))).toEqual({ subject: [], body: [] });
  });

  it('is refused with fields that there are not, or that are not written to the end', () => {
    const faults = templateFaults('EXPORT_READY', {
      subject: 'For {{customerName}}\nnow',
      body: 'See {{ exportName }}, {{cardNumber}}, {{cardNumber}} and {{open',
    });
    expect(faults).toEqual({
      subject: ['There is no field {{customerName}}.', 'Write the subject on one line.'],
      body: ['There is no field {{cardNumber}}.', 'Write a field as {{name}}.'],
    });
    expect(templateFaults('EXPORT_READY', { subject: ' ', body: 'x'.repeat(5001) })).toEqual({
      subject: ['Required.'],
      body: ['Enter at most 5000 characters.'],
    });
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(templateFaults('EXPORT_READY', { subject: 'S', body: `{{${name}}}` }).body).not.toEqual([]);
  });

  it('takes every field of its kind', () => {
    for (const kind of allNotificationKinds) {
      const body = Object.keys(fieldsOf(kind))
        .map((name) => `{{${name}}}`)
        .join(' ');
      expect(templateFaults(kind, { subject: 'S', body }).body).toEqual([]);
    }
  });

  it('is filled once only: what a value says is no template', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(filled('a {{x}} b {{y}}', { x: `${value}{{y}}`, y: 'Y' })).toBe(`a ${value}{{y}} b Y`);
      }),
    );
    expect(filled('{{toString}}{{gone}}!', {})).toBe('!');
  });

  it('has paragraphs between blank lines', () => {
    expect(paragraphsOf(' One\nline \r\n \r\nTwo\n\n\n')).toEqual(['One line', 'Two']);
  });
});
