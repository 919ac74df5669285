import { t } from '@lingui/core/macro';
import { folderName } from '@weekwise/contracts/folders.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isSold } from '../../features/billing/billing.ts';
import { PaidAlready } from '../../features/billing/paid-already.tsx';
import { usePlanChoice } from '../../features/billing/plan-choice.tsx';
import { ChosenFiles } from '../../features/files/chosen-files.tsx';
import { acceptedFiles, acceptedKinds, complaintAbout, courseNameFrom } from '../../features/files/file-check.ts';
import { readDraft } from '../../features/onboarding/course-draft.ts';
import { readFiles } from '../../features/onboarding/kept-files.ts';
import { unnamedCourse } from '../../features/onboarding/unnamed-course.ts';
import { isApiError, messageOf, textOf } from '../../lib/api/errors.ts';
import { useUserId } from '../../lib/session/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dropzone } from '../../ui/dropzone.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { Input } from '../../ui/input.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useDriveChoice } from './drive-choice.tsx';
import { FolderPreview } from './folder-preview.tsx';
import { SetupColumns } from './setup-columns.tsx';
import { newCoursePath, useCourseStart } from './use-course-start.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

/** Asks for the syllabus first: its name is the course's until the student says otherwise. */
export function CourseForm({ first }: { first: boolean }) {
  const formId = useId();
  const userId = useUserId();
  const [draft] = useState(() => draftOf(userId));
  const [syllabus, setSyllabus] = useState<File | null>(null);
  const [materials, setMaterials] = useState<File[]>([]);
  /** Null until the student types: the file's name stands in, until the syllabus has said its title. */
  const [typedName, setTypedName] = useState<string | null>(draft?.name || null);
  const [complaints, setComplaints] = useState<{ name?: string; syllabus?: string }>({});
  const { start, failure, doing } = useCourseStart();
  /** A reload while the course was being made: there is nothing to enter. */
  const [resumed] = useState(doing !== null);
  const drive = useDriveChoice(failure);
  const choice = usePlanChoice({ before: draft, failure });
  const pays = choice.plan !== null && isSold(choice.plan);

  const nameField = useRef<HTMLInputElement>(null);
  const syllabusSection = useRef<HTMLDivElement>(null);
  const hadSyllabus = useRef(false);
  useEffect(() => {
    if (hadSyllabus.current && !syllabus) syllabusSection.current?.querySelector('button')?.focus();
    hadSyllabus.current = syllabus !== null;
  }, [syllabus]);

  const hasDraft = draft !== null;
  useEffect(() => {
    if (!hasDraft) return;
    // Back from the checkout: what was chosen is still chosen.
    void readFiles(userId).then((kept) => {
      if (!kept) return;
      setSyllabus((now) => now ?? kept.syllabus);
      setMaterials((now) => (now.length > 0 ? now : kept.materials));
    });
  }, [hasDraft, userId]);

  const name = typedName ?? (syllabus ? (courseNameFrom(syllabus.name) ?? '') : '');
  const takesTitle = syllabus !== null && !typedName?.trim();
  const isNameTaken = isApiError(failure, 'folder_name_taken');
  const nameError = complaints.name ?? (isNameTaken ? messageOf(failure) : undefined);
  /** Refusals that belong to no field. */
  const refusal = failure && !isNameTaken && !drive.refusal && !choice.saysRefusal ? messageOf(failure) : null;

  const chooseSyllabus = ([file]: File[]) => {
    if (!file) return;
    const complaint = complaintAbout(file);
    setSyllabus(complaint ? null : file);
    // The button that was pressed is gone: the next field takes over.
    if (!complaint) nameField.current?.focus();
    setComplaints(complaint ? { syllabus: `${file.name}: ${textOf(complaint)}` } : {});
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (doing || choice.isTryingCode) return;
    const parsed = folderName.safeParse(name.trim() || unnamedCourse);
    setComplaints({
      ...(parsed.success ? {} : { name: parsed.error.issues[0]?.message ?? t`Give the course a name.` }),
      ...(syllabus ? {} : { syllabus: t`Choose your syllabus first.` }),
    });
    if (!parsed.success || !syllabus) return;
    const { plan, promotionCode } = choice;
    const files = { syllabus, materials, takesTitle };
    start({ name: parsed.data, plan, promotionCode, connectionId: drive.connectionId, files });
  };

  if (resumed && doing) return <MakingCourse />;
  return (
    <SetupColumns
      aside={
        <FolderPreview folderId={null} name={name} summary={choice.summary} brief={choice.brief}>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="lg"
            block
            disabled={choice.isTryingCode}
            loading={doing ?? false}
          >
            {pays ? t`Continue to payment` : t`Build the plan`}
          </Button>
        </FolderPreview>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <h1 tabIndex={-1} className="type-week mb-4 md:mb-6">
          {first ? t`Set up your first course` : t`New course`}
        </h1>
        {first && (
          <p className="type-lead -mt-2 mb-5 max-w-[52ch] md:-mt-4">{t`Drop your syllabus below. Weekwise reads it while you watch, then your first week opens.`}</p>
        )}
        {draft && pays && <PaidAlready folderName={draft.name} />}
        {refusal && (
          <Alert tone="danger" className="mb-4">
            {refusal}
          </Alert>
        )}
        <FormSection title={t`Syllabus`}>
          <div ref={syllabusSection}>
            {syllabus ? (
              <ChosenFiles files={[syllabus]} onRemove={() => setSyllabus(null)} />
            ) : (
              <Dropzone
                label={t`Drop the syllabus here`}
                hint={acceptedKinds}
                button={t`Choose the syllabus`}
                accept={acceptedFiles}
                error={complaints.syllabus}
                onFiles={chooseSyllabus}
              />
            )}
          </div>
        </FormSection>
        <FormSection title={t`Course name`}>
          <Input
            label={t`Course name`}
            labelHidden
            ref={nameField}
            size="lg"
            value={typedName ?? ''}
            placeholder={t`The title in the syllabus`}
            error={nameError}
            hint={
              typedName?.trim()
                ? t`You can rename it later.`
                : t`We’ll use the title in the syllabus, or type your own.`
            }
            onChange={(event) => {
              setTypedName(event.target.value);
              setComplaints((now) => ({ ...now, name: undefined }));
            }}
          />
        </FormSection>
        {choice.field}
        <FormSection title={t`Readings`} aside={t`Optional`}>
          <div className="grid gap-2">
            {materials.length > 0 && (
              <ChosenFiles
                files={materials}
                onRemove={(removed) => setMaterials(materials.filter((file) => file !== removed))}
              />
            )}
            <Dropzone
              compact
              multiple
              label={t`Drop lecture notes, articles, chapters`}
              hint={t`Answers quote them, page by page. You can add more later.`}
              button={t`Choose files`}
              accept={acceptedFiles}
              onFiles={(files) => setMaterials([...materials, ...files])}
            />
          </div>
        </FormSection>
        {!pays && drive.field}
        <WhatHappensNext pays={pays} />
        <div className="lg:hidden">{choice.summary}</div>
      </form>
    </SetupColumns>
  );
}

/** What was entered here; an unlocking is another page's. */
function draftOf(userId: string) {
  const draft = readDraft(userId);
  return draft?.page === newCoursePath ? draft : null;
}

function MakingCourse() {
  return (
    <>
      <h1 tabIndex={-1} className="type-week">{t`Making your course`}</h1>
      <p role="status" className="mt-4 flex items-center gap-2 text-secondary">
        <Spinner />
        {t`It asks for the syllabus as soon as it is there.`}
      </p>
    </>
  );
}
