import { type PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';

const read = async (draw: (page: TestPage) => void, finish: (pdf: PDFDocument) => void) =>
  outline(await readPdf(await makePdf([draw], { finish })));

const at = (x: number, y: number, width = 200, height = 16) => ({
  x,
  y: 792 - y - height / 4,
  width,
  height,
  borderWidth: 0,
});
const instructor = (page: TestPage) => void page.text(72, 100, 'Instructor:');

/** An annotation with text; places are points from the bottom left. */
function annotate(pdf: PDFDocument, entries: Record<string, unknown>): void {
  const page = pdf.getPage(0);
  page.node.addAnnot(
    pdf.context.register(pdf.context.obj({ Type: 'Annot', Rect: [300, 600, 400, 620], ...entries } as never)),
  );
}

describe('what is typed into a form', () => {
  test('stands beside its label', async () => {
    const lines = await read(instructor, (pdf) => {
      const field = pdf.getForm().createTextField('instructor');
      field.setText('Dr. Nora Feldt');
      field.addToPage(pdf.getPage(0), at(130, 100));
    });
    expect(lines).toEqual(['P Instructor: Dr. Nora Feldt']);
  });

  test('is read also where the file has no picture of it', async () => {
    const lines = await read(instructor, (pdf) => {
      const field = pdf.getForm().createTextField('instructor');
      field.addToPage(pdf.getPage(0), at(130, 100));
      field.acroField.dict.set(PDFName.of('V'), PDFString.of('Dr. Nora Feldt'));
      for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
    });
    expect(lines).toEqual(['P Instructor: Dr. Nora Feldt']);
  });

  test('keeps its lines', async () => {
    const lines = await read(instructor, (pdf) => {
      const field = pdf.getForm().createTextField('topics');
      field.enableMultiline();
      field.setText('Tide pools\nKelp forests');
      field.addToPage(pdf.getPage(0), at(130, 120, 200, 40));
      field.setFontSize(10);
    });
    expect(lines.join('\n')).toMatch(/Tide pools[\s\S]*Kelp forests/);
  });

  test('says what is chosen, not what could be', async () => {
    const lines = await read(instructor, (pdf) => {
      const field = pdf.getForm().createDropdown('instructor');
      field.addOptions(['Ada Vance', 'Nora Feldt']);
      field.select('Nora Feldt');
      field.addToPage(pdf.getPage(0), at(130, 100));
    });
    expect(lines).toEqual(['P Instructor: Nora Feldt']);
  });

  test('says which box is ticked', async () => {
    const lines = await read(
      (page) => {
        page.text(100, 100, 'Late work is accepted');
        page.text(100, 130, 'Late work is refused');
      },
      (pdf) => {
        const yes = pdf.getForm().createCheckBox('yes');
        yes.addToPage(pdf.getPage(0), at(80, 100, 12, 12));
        const no = pdf.getForm().createCheckBox('no');
        no.addToPage(pdf.getPage(0), at(80, 130, 12, 12));
        yes.check();
      },
    );
    expect(lines).toEqual(['P ☑ Late work is accepted', 'P ☐ Late work is refused']);
  });

  test('says which radio button is chosen', async () => {
    const lines = await read(
      (page) => {
        page.text(100, 100, 'Section A');
        page.text(100, 130, 'Section B');
      },
      (pdf) => {
        const group = pdf.getForm().createRadioGroup('section');
        group.addOptionToPage('a', pdf.getPage(0), at(80, 100, 12, 12));
        group.addOptionToPage('b', pdf.getPage(0), at(80, 130, 12, 12));
        group.select('b');
      },
    );
    expect(lines).toEqual(['P ☐ Section A', 'P ☑ Section B']);
  });

  test('an empty field says nothing', async () => {
    const lines = await read(instructor, (pdf) => {
      pdf.getForm().createTextField('instructor').addToPage(pdf.getPage(0), at(130, 100));
    });
    expect(lines).toEqual(['P Instructor:']);
  });

  test('a password and a hidden field are left out', async () => {
    const lines = await read(instructor, (pdf) => {
      const password = pdf.getForm().createTextField('password');
      password.enablePassword();
      password.setText('secret');
      password.addToPage(pdf.getPage(0), at(130, 100));
      const hidden = pdf.getForm().createTextField('hidden');
      hidden.setText('nobody sees this');
      hidden.addToPage(pdf.getPage(0), { ...at(130, 130), hidden: true });
    });
    expect(lines).toEqual(['P Instructor:']);
  });

  test('stands in the cell of the table it is typed into', async () => {
    const lines = await read(
      (page) => {
        page.grid([72, 152, 352], [90, 110, 130]);
        page.text(78, 103, 'Week 1');
        page.text(78, 123, 'Week 2');
      },
      (pdf) => {
        ['Tide pools', 'Coral reefs'].forEach((topic, row) => {
          const field = pdf.getForm().createTextField(`topic ${row}`);
          field.setText(topic);
          field.addToPage(pdf.getPage(0), { x: 155, y: 792 - 108 - row * 20, width: 190, height: 16, borderWidth: 0 });
        });
      },
    );
    expect(lines).toEqual(['T0.0 Week 1 | Tide pools', 'T0.1 Week 2 | Coral reefs']);
  });
});

describe('annotations', () => {
  test('text written on the page is read', async () => {
    const lines = await read(instructor, (pdf) =>
      annotate(pdf, {
        Subtype: 'FreeText',
        DA: PDFString.of('/Helv 10 Tf 0 g'),
        Contents: PDFString.of('Class is in Room 311'),
      }),
    );
    expect(lines.join('\n')).toContain('Class is in Room 311');
  });

  test('a note says what is in it', async () => {
    const lines = await read(instructor, (pdf) =>
      annotate(pdf, { Subtype: 'Text', Contents: PDFString.of('Office moved to Room 12') }),
    );
    expect(lines.join('\n')).toContain('Office moved to Room 12');
  });

  test('the comment on a highlighted line is read, the address of a link is no text', async () => {
    const lines = await read(instructor, (pdf) => {
      annotate(pdf, {
        Subtype: 'Highlight',
        QuadPoints: [72, 700, 120, 700, 72, 688, 120, 688],
        Contents: PDFString.of('on leave in May'),
      });
      annotate(pdf, { Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://example.org/x') } });
    });
    expect(lines.join('\n')).toContain('on leave in May');
    expect(lines.join('\n')).not.toContain('example.org');
  });

  test('a hidden note is left out', async () => {
    const lines = await read(instructor, (pdf) =>
      annotate(pdf, { Subtype: 'Text', F: 2, Contents: PDFString.of('nobody sees this') }),
    );
    expect(lines).toEqual(['P Instructor:']);
  });
});
