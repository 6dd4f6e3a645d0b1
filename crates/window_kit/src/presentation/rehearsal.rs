//! Looks that a match needs later, such as the outline of a die, are shown once out of sight, where no thread compiles
//! shaders aside: otherwise the frame that first needs a look waits for its shader.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::ecs::system::SystemId;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// Behind the camera, which looks down. Outlines that sink into the felt are drawn on it, so below is no place for them.
const OUT_OF_SIGHT: Vec3 = Vec3::new(0.0, 5000.0, 0.0);

/// What shows the looks, one each.
#[derive(Resource, Debug, Default)]
pub(super) struct Rehearsals(pub(super) Vec<SystemId>);

/// Something that is shown for its shader alone.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Rehearsed;

/// Adds a look.
pub trait Rehearse {
    /// Adds a system that spawns what [`rehearsed`] gives it.
    fn rehearse<M>(&mut self, show: impl IntoSystem<(), (), M> + 'static) -> &mut Self;
}

impl Rehearse for App {
    fn rehearse<M>(&mut self, show: impl IntoSystem<(), (), M> + 'static) -> &mut Self {
        let show = self.register_system(show);
        let world = self.world_mut();
        world.get_resource_or_init::<Rehearsals>().0.push(show);
        self
    }
}

/// A mesh of this material, out of sight. The vertices must have the same parts as those of the look.
pub fn rehearsed<M: Material>(mesh: Handle<Mesh>, material: Handle<M>) -> impl Bundle {
    (
        Name::new("Rehearsal"),
        Rehearsed,
        Mesh3d(mesh),
        MeshMaterial3d(material),
        NotShadowCaster,
        NoFrustumCulling,
        Transform::from_translation(OUT_OF_SIGHT),
    )
}
