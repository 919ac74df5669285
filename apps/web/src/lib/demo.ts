import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';

/** The demo folder has the same id everywhere: what is drawn or asked for it needs no other mark. */
export const isDemo = (folderId: string): boolean => folderId === demoFolder.id;

/** Who a call about this folder is made as, where it is not the student who is signed in. */
export const demoClaim = (folderId: string): { user_id?: string } => (isDemo(folderId) ? { user_id: demoUser.id } : {});

/** Where a course is. */
export const coursePath = (folderId: string): string => (isDemo(folderId) ? '/demo' : `/syllabus/${folderId}`);
